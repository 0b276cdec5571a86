import type { ClientConfiguration } from '../gateway/client-configuration'
import { SimulatedApplePaySession } from './apple-pay-session'
import { SimulatedPaymentsClient } from './google-payments-client'

/**
 * Gives the page the globals of the wallets that the gateway has on, and of no others: a page that
 * takes cards only must not look as if it ran in Safari.
 */
export function installWallets(configuration: ClientConfiguration): void {
  if (typeof window === 'undefined') return
  if (configuration.applePayWeb) {
    Object.assign(window, { ApplePaySession: SimulatedApplePaySession })
  }
  if (configuration.androidPay?.enabled) {
    const api = { PaymentsClient: SimulatedPaymentsClient }
    const existing: unknown = Reflect.get(window, 'google')
    const others = typeof existing === 'object' ? existing : {}
    Object.assign(window, { google: { ...others, payments: { api } } })
  }
}
