import type { PaymentOptionId } from '../model/terms/payment-option'
import type { SheetModule } from './sheet'

/** How to load the sheet of each payment option. */
export const SHEETS: Record<PaymentOptionId, () => Promise<SheetModule>> = {
  card: () => import('./card/card-sheet'),
  paypal: () => import('./paypal/paypal-sheet'),
  paypalCredit: () => import('./paypal/paypal-sheet'),
  venmo: () => import('./venmo/venmo-sheet'),
  applePay: () => import('./apple-pay/apple-pay-sheet'),
  googlePay: () => import('./google-pay/google-pay-sheet'),
}
