import type { descriptorOf } from '../../model/terms/payment-option'

type Part =
  | NonNullable<ReturnType<typeof descriptorOf>['component']>
  | 'threeDSecure'
  | 'dataCollector'
  | 'vault'
  | 'shadowRoot'

/** Components that a part needs in every browser; what a wallet needs depends on the device. */
const COMPONENTS: Record<Part, () => Promise<unknown>[]> = {
  cardFields: () => [import('../card/card-fields'), import('braintree-web/hosted-fields')],
  payPal: () => [
    import('../paypal/paypal'),
    import('braintree-web/paypal-checkout'),
    import('./load-script'),
  ],
  venmo: () => [import('../wallets/venmo'), import('braintree-web/venmo')],
  threeDSecure: () => [
    import('../three-d-secure/three-d-secure'),
    import('braintree-web/three-d-secure'),
  ],
  dataCollector: () => [import('../data-collector'), import('braintree-web/data-collector')],
  shadowRoot: () => [import('./shadow-roots')],
  vault: () => [import('../vault'), import('braintree-web/vault-manager')],
}

/** Starts to fetch what a part needs of the provider, all at once instead of one after the other. */
export function preloadComponents(part: Part | undefined): void {
  if (!part) return
  // The part's own attempt reports a failure.
  for (const loading of COMPONENTS[part]()) loading.catch(() => undefined)
}
