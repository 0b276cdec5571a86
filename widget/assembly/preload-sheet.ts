import type { PaymentOptionId } from '../model/terms/payment-option'
import { preloadComponents } from '../provider/preload'
import { SHEETS } from '../sheets/registry'

/** Starts to fetch an option's own code and the provider's side by side. */
export function preloadSheet(option: PaymentOptionId): void {
  preloadComponents(option)
  // Opening the sheet reports a failure.
  SHEETS[option].load().catch(() => undefined)
}
