import type { Provider } from '../model/ports/provider'
import { openClient } from './client/client'

/**
 * Connects to Braintree. A component's code is loaded when the component is first opened.
 *
 * @throws DropInError `COMPONENT_TIMED_OUT` or `CONFIGURATION_UNKNOWN`; else the client's own error
 */
export async function connectBraintree(authorization: string): Promise<Provider> {
  const client = await openClient(authorization)
  return {
    client: client.port,
    openVault: async () => (await import('./vault')).openVault(client),
    openCardFields: async (config) =>
      (await import('./card/card-fields')).openCardFields(client, config),
    isPayPalSupported: async (settings) =>
      (await import('./paypal/paypal')).isPayPalSupported(settings),
    openPayPal: async () => (await import('./paypal/paypal')).openPayPal(client),
    isVenmoSupported: async (options) =>
      (await import('./wallets/venmo')).isVenmoSupported(options),
    openVenmo: async (options) => (await import('./wallets/venmo')).openVenmo(client, options),
    isApplePaySupported: async (version) =>
      (await import('./wallets/apple-pay')).isApplePaySupported(version),
    openApplePay: async () => (await import('./wallets/apple-pay')).openApplePay(client),
    isGooglePaySupported: async () =>
      (await import('./wallets/google-pay')).isGooglePaySupported(client),
    openGooglePay: async (options) =>
      (await import('./wallets/google-pay')).openGooglePay(client, options),
    openThreeDSecure: async (options) =>
      (await import('./three-d-secure/three-d-secure')).openThreeDSecure(client, options),
    openDataCollector: async (options) =>
      (await import('./data-collector')).openDataCollector(client, options),
  }
}
