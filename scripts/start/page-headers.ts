import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { transportSecurity } from '../../mocks/api/http/transport-security'
import type { ProviderKind } from './provider-kind'

const SELF = "'self'"
const NONE = "'none'"

/**
 * What the storefront's pages load besides their own origin. The simulated provider's fields are `about:blank` frames
 * and its calls go to this origin: nothing. Braintree's list is that of its client SDK for cards and PayPal.
 */
const PROVIDER_HOSTS: Record<
  ProviderKind,
  Record<'script' | 'frame' | 'image' | 'connect', string[]>
> = {
  simulated: { script: [], frame: [], image: [], connect: [] },
  braintree: {
    script: [
      'https://*.braintreegateway.com',
      'https://www.paypalobjects.com',
      'https://*.paypal.com',
    ],
    frame: ['https://*.braintreegateway.com', 'https://*.paypal.com'],
    image: [
      'https://*.braintreegateway.com',
      'https://www.paypalobjects.com',
      'https://*.paypal.com',
    ],
    connect: [
      'https://*.braintreegateway.com',
      'https://*.braintree-api.com',
      'https://*.paypal.com',
    ],
  },
}

/**
 * The storefront's security headers: no inline script, no `eval`, no text that becomes script, and the style elements that Emotion makes carry the
 * answer's nonce.
 */
export function protectPages(provider: ProviderKind, isProduction: boolean): MiddlewareHandler {
  const hosts = PROVIDER_HOSTS[provider]
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF, ...hosts.script],
      styleSrc: [SELF, NONCE],
      imgSrc: [SELF, 'data:', 'blob:', ...hosts.image],
      connectSrc: [SELF, ...hosts.connect],
      frameSrc: [SELF, ...hosts.frame],
      fontSrc: [SELF],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF],
      frameAncestors: [NONE],
      // Text never becomes code. Braintree's SDK writes script addresses, which the page's policy looks at.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: provider === 'simulated' ? [NONE] : ['default'],
    },
    permissionsPolicy: { camera: false, microphone: false, geolocation: false },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // PayPal's window has to find the page that opened it.
    crossOriginOpenerPolicy: provider === 'simulated' ? 'same-origin' : 'same-origin-allow-popups',
    strictTransportSecurity: transportSecurity(isProduction),
  })
}
