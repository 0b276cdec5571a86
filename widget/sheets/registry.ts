import type { GatewayFacts } from '../model/ports/client-port'
import type { PaymentOptionId } from '../model/terms/payment-option'
import type { Settings } from '../model/terms/settings'
import type { SheetModule } from './sheet'

interface SheetEntry {
  /** Whether merchant and gateway both want it; whether the browser can, its module says. */
  isWanted(settings: Settings, gateway: GatewayFacts): boolean
  load(): Promise<SheetModule>
}

/** Every payment option of the widget. Its code is loaded when a merchant wants it. */
export const SHEETS: Record<PaymentOptionId, SheetEntry> = {
  card: {
    isWanted: (settings, gateway) =>
      settings.card !== undefined && gateway.supportedCardTypes.length > 0,
    load: () => import('./card/card-sheet'),
  },
  paypal: {
    isWanted: (settings, gateway) => settings.paypal !== undefined && gateway.isPayPalEnabled,
    load: () => import('./paypal/paypal-sheet'),
  },
  paypalCredit: {
    isWanted: (settings, gateway) => settings.paypalCredit !== undefined && gateway.isPayPalEnabled,
    load: () => import('./paypal/paypal-sheet'),
  },
  venmo: {
    isWanted: (settings, gateway) => settings.venmo !== undefined && gateway.isVenmoEnabled,
    load: () => import('./venmo/venmo-sheet'),
  },
  applePay: {
    isWanted: (settings, gateway) => settings.applePay !== undefined && gateway.isApplePayEnabled,
    load: () => import('./apple-pay/apple-pay-sheet'),
  },
  googlePay: {
    isWanted: (settings, gateway) => settings.googlePay !== undefined && gateway.isGooglePayEnabled,
    load: () => import('./google-pay/google-pay-sheet'),
  },
}
