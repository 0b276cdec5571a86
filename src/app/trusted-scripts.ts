declare global {
  interface Window {
    /** The part of the browser's Trusted Types that is used here; not every browser has them. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string | null },
      ): unknown
    }
  }
}

/** Whose scripts Braintree's SDK loads; everybody else's address is refused. */
const PROVIDER_HOSTS = /(^|\.)(braintreegateway|paypal|paypalobjects)\.com$/

/**
 * Lets the payment provider's own scripts be loaded where Trusted Types are enforced, and nothing else
 * become code. The simulated provider loads none: there the server admits no policy at all.
 */
export function trustProviderScripts(): void {
  if (import.meta.env.MODE === 'simulated' || !window.trustedTypes) return
  window.trustedTypes.createPolicy('default', { createScriptURL: admitScript })
}

/** The address as it is, or `null`, which the browser takes for a refusal. */
export function admitScript(address: string): string | null {
  const url = new URL(address, window.location.origin)
  const isOurs = url.origin === window.location.origin
  return isOurs || (url.protocol === 'https:' && PROVIDER_HOSTS.test(url.hostname)) ? address : null
}
