import type { PaymentOptionId } from '../model/terms/payment-option'

/** Components that an option needs in every browser; what a wallet needs depends on the device. */
const COMPONENTS: Partial<Record<PaymentOptionId, () => Promise<unknown>[]>> = {
  card: () => [import('./card-fields'), import('braintree-web/hosted-fields')],
  paypal: loadPayPal,
  paypalCredit: loadPayPal,
  venmo: () => [import('./venmo'), import('braintree-web/venmo')],
}

function loadPayPal(): Promise<unknown>[] {
  return [import('./paypal'), import('braintree-web/paypal-checkout')]
}

/** Starts to fetch what an option needs of the provider, all at once instead of one after the other. */
export function preloadComponents(option: PaymentOptionId): void {
  // The option's own attempt reports a failure.
  for (const loading of COMPONENTS[option]?.() ?? []) loading.catch(() => undefined)
}
