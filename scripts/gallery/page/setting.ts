import { getSimulator } from '../../../mocks/braintree/control/simulator'
import type { CreateOptions } from '../../../widget/index'

const CUSTOMER_ID = 'jane'
const total = { totalPriceStatus: 'FINAL', totalPrice: '1.00' } as const

/** Every option and every field that there is, so that all texts are on the page. */
export function everything(locale: string, authorization: string): CreateOptions {
  return {
    authorization,
    container: '#payment',
    locale,
    card: {
      cardholderName: { required: true },
      vault: { allowVaultCardOverride: true },
    },
    paypal: { flow: 'vault' },
    paypalCredit: { flow: 'vault' },
    venmo: true,
    applePay: {
      displayName: 'Shop',
      paymentRequest: { total: { label: 'Shop', amount: '1.00' } },
    },
    googlePay: { googlePayVersion: 2, transactionInfo: { currencyCode: 'USD', ...total } },
    vaultManager: true,
  }
}

/** Resets the simulator and configures a gateway that allows everything. */
export function openGateway(): void {
  const simulator = getSimulator()
  simulator.reset()
  simulator.configure({
    payWithVenmo: true,
    applePayWeb: true,
    androidPay: true,
    challenges: ['cvv', 'postal_code'],
  })
}

/** A returning customer: a card, one that pays a subscription, and an account with a long name. */
export async function createCustomer(): Promise<string> {
  const { vault, createClientToken } = getSimulator()
  await vault.save(CUSTOMER_ID, {
    type: 'PayPalAccount',
    email: 'jane.with.a.long.name@mail.example.com',
  })
  const number = '5555555555554444'
  await vault.save(CUSTOMER_ID, { type: 'CreditCard', number, hasSubscription: true })
  await vault.save(CUSTOMER_ID, { type: 'CreditCard' })
  return createClientToken(CUSTOMER_ID)
}
