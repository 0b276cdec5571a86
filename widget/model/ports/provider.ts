import type { Passthrough } from '../terms/settings'
import type { ApplePayPort } from './apple-pay-port'
import type { CardFieldsConfig, CardFieldsPort } from './card-fields-port'
import type { ClientPort } from './client-port'
import type { GooglePayPort } from './google-pay-port'
import type { PayPalPort, PayPalSettings } from './paypal-port'
import type { DataCollectorPort, ThreeDSecurePort } from './security-ports'
import type { VaultPort } from './vault-port'
import type { VenmoPort } from './venmo-port'

/** A payment provider that is connected, with a way to open each of its components. */
export interface Provider {
  readonly client: ClientPort
  openVault(): Promise<VaultPort>
  openCardFields(config: CardFieldsConfig): Promise<CardFieldsPort>
  isPayPalSupported(settings: PayPalSettings): Promise<boolean>
  openPayPal(): Promise<PayPalPort>
  isVenmoSupported(options: Passthrough): Promise<boolean>
  openVenmo(options: Passthrough): Promise<VenmoPort>
  isApplePaySupported(sessionVersion: number): Promise<boolean>
  openApplePay(): Promise<ApplePayPort>
  isGooglePaySupported(): Promise<boolean>
  openGooglePay(options: Passthrough): Promise<GooglePayPort>
  openThreeDSecure(options: Passthrough): Promise<ThreeDSecurePort>
  openDataCollector(options: Passthrough): Promise<DataCollectorPort>
}
