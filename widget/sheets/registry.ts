import type { GatewayFacts } from '../model/ports/client-port'
import type { PaymentOptionId } from '../model/terms/payment-option'
import type { SheetModule } from './sheet'

interface SheetEntry {
  /** Whether the gateway takes it; whether the browser can, its module says. */
  isAllowed(gateway: GatewayFacts): boolean
  load(): Promise<SheetModule>
}

/** Every payment option of the widget. Its code is loaded when a merchant wants it. */
export const SHEETS: Record<PaymentOptionId, SheetEntry> = {
  card: {
    isAllowed: ({ supportedCardTypes }) => supportedCardTypes.length > 0,
    load: () => import('./card/card-sheet'),
  },
  paypal: {
    isAllowed: ({ isPayPalEnabled }) => isPayPalEnabled,
    load: () => import('./paypal/paypal-sheet'),
  },
  paypalCredit: {
    isAllowed: ({ isPayPalEnabled }) => isPayPalEnabled,
    load: () => import('./paypal/paypal-sheet'),
  },
  venmo: {
    isAllowed: ({ isVenmoEnabled }) => isVenmoEnabled,
    load: () => import('./venmo/venmo-sheet'),
  },
  applePay: {
    isAllowed: ({ isApplePayEnabled }) => isApplePayEnabled,
    load: () => import('./apple-pay/apple-pay-sheet'),
  },
  googlePay: {
    isAllowed: ({ isGooglePayEnabled }) => isGooglePayEnabled,
    load: () => import('./google-pay/google-pay-sheet'),
  },
}
