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

/** Whose scripts Braintree's SDK loads, as the page's policy lists them; everybody else's address is refused. */
const PROVIDER_HOSTS = /^(www\.paypalobjects\.com|(.+\.)(braintreegateway|paypal)\.com)$/

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
  // Not by the origin: that of a `blob:` is the page's too.
  const isOurs = url.href.startsWith(`${window.location.origin}/`)
  return isOurs || (url.protocol === 'https:' && PROVIDER_HOSTS.test(url.host)) ? address : null
}
