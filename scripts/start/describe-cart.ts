import type { Configuration } from '../../mocks/api/configuration'

/** What the cart offers with Braintree's keys, and under which policy. */
export function describeCart({
  allowsPayPalScripts,
}: Pick<Configuration, 'allowsPayPalScripts'>): string {
  return allowsPayPalScripts
    ? 'ALLOW_PAYPAL_SCRIPTS=1: the cart offers cards and PayPal, and its policy lets any inline script run, as Braintree asks for with PayPal.'
    : 'The cart offers cards and no PayPal: its policy lets no inline script run, and Braintree asks for these with PayPal. ALLOW_PAYPAL_SCRIPTS=1 allows them there.'
}
