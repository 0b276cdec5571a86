import { Hono, type MiddlewareHandler } from 'hono'
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
 * The hash of nothing. Emotion makes its style elements empty and fills them through the CSSOM, which a policy has no
 * say in, so this admits them and no other inline style.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export interface PageProtection {
  readonly provider: ProviderKind
  /** Whether browsers may be told to keep to HTTPS. */
  readonly isProduction: boolean
  /**
   * What admits style elements: a nonce for each answer, as drawn pages carry styles of their own; or, where nobody can
   * make a nonce, that they are empty.
   */
  readonly styles: 'nonce' | 'empty'
}

/**
 * The storefront's security headers: no inline script, no `eval`, no text that becomes script, and no inline style but
 * those that Emotion makes.
 */
export function protectPages({
  provider,
  isProduction,
  styles,
}: PageProtection): MiddlewareHandler {
  const hosts = PROVIDER_HOSTS[provider]
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF, ...hosts.script],
      styleSrc: [SELF, styles === 'nonce' ? NONCE : EMPTY_STYLE],
      imgSrc: [SELF, 'data:', 'blob:', ...hosts.image],
      connectSrc: [SELF, ...hosts.connect],
      frameSrc: [SELF, ...hosts.frame],
      fontSrc: [SELF],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF],
      frameAncestors: [NONE],
      // Text never becomes code. The page's default policy looks at the addresses of the provider's scripts.
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

/** The same headers by name, for whoever serves the pages instead of this server: over HTTPS, and without a nonce. */
export async function readPageHeaders(
  provider: ProviderKind,
): Promise<ReadonlyMap<string, string>> {
  const server = new Hono().use(protectPages({ provider, isProduction: true, styles: 'empty' }))
  const { headers } = await server.get('/', (context) => context.body(null)).request('/')
  return new Map(headers)
}
