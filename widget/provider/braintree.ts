import type { Provider } from '../model/ports/provider'
import { openClient } from './client'

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
      (await import('./card-fields')).openCardFields(client, config),
    isPayPalSupported: async (settings) => (await import('./paypal')).isPayPalSupported(settings),
    openPayPal: async () => (await import('./paypal')).openPayPal(client),
    isVenmoSupported: async (options) => (await import('./venmo')).isVenmoSupported(options),
    openVenmo: async (options) => (await import('./venmo')).openVenmo(client, options),
    isApplePaySupported: async (version) =>
      (await import('./apple-pay')).isApplePaySupported(version),
    openApplePay: async () => (await import('./apple-pay')).openApplePay(client),
    isGooglePaySupported: async () => (await import('./google-pay')).isGooglePaySupported(client),
    openGooglePay: async (options) => (await import('./google-pay')).openGooglePay(client, options),
    openThreeDSecure: async (options) =>
      (await import('./three-d-secure')).openThreeDSecure(client, options),
    openDataCollector: async (options) =>
      (await import('./data-collector')).openDataCollector(client, options),
  }
}
