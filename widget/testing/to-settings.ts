import type { SimulatorSettings } from '../../mocks/braintree/control/settings'
import { DEFAULT_CONFIGURATION } from '../../mocks/braintree/gateway/configuration'
import type { StubOptions } from './stub-options'

/** The merchant's account as the gateway keeps it. */
export function toSettings({ account = {}, threeDSecure, nonces }: StubOptions): SimulatorSettings {
  return {
    challenges: account.challenges ?? DEFAULT_CONFIGURATION.challenges,
    supportedCardTypes: account.cardBrands ?? DEFAULT_CONFIGURATION.supportedCardTypes,
    paypalEnabled: account.paypal !== false,
    payWithVenmo: account.venmo !== false,
    applePayWeb: account.applePay !== false,
    androidPay: account.googlePay !== false,
    threeDSecureEnabled: account.threeDSecure !== false,
    challengeEveryCard: threeDSecure === 'challenge',
    failOnDuplicatePaymentMethod: account.failOnDuplicate === true,
    issuesTestNonces: nonces === 'sandbox',
  }
}
