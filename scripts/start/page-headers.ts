import { Hono, type MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import { readTransportSecurity } from '../../mocks/api/http/middleware'
import { takesPayments } from '../../src/lib/paths'
import type { ProviderKind } from './provider-kind'

/** Vite names the files below this path after their content, so they never change. */
export const HASHED_ASSETS = '/assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const FOR_AN_HOUR = 'public, max-age=3600'

const SELF = "'self'"
const NONE = "'none'"

/** The page that takes payments, and all others. */
export type PageKind = 'payment' | 'other'

/** What a page loads besides its own origin, and what it may have inline. */
interface Sources {
  readonly script: readonly string[]
  readonly style: readonly string[]
  readonly frame: readonly string[]
  readonly image: readonly string[]
  readonly connect: readonly string[]
}

/**
 * Braintree's published list for its client SDK, cards and PayPal. PayPal's script puts scripts and styles of its own into
 * the page, so it asks for both inline; what it does under Trusted Types is not documented.
 */
const BRAINTREE: Sources = {
  script: [
    "'unsafe-inline'",
    'https://*.braintreegateway.com',
    'https://www.paypalobjects.com',
    'https://*.paypal.com',
  ],
  style: ["'unsafe-inline'"],
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
}

/**
 * The hash of nothing. Emotion makes its style elements empty and fills them through the CSSOM, which a policy has no
 * say in, so this admits them and no other inline style.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

export interface PageProtection {
  readonly provider: ProviderKind
  readonly page: PageKind
  /** Whether browsers may be told to keep to HTTPS. */
  readonly isProduction: boolean
  /**
   * What admits style elements: a nonce for each response, as rendered pages have inline styles; or, on a static host, that
   * they are empty.
   */
  readonly styles: 'nonce' | 'empty'
}

export function pageKindOf(path: string): PageKind {
  return takesPayments(path) ? 'payment' : 'other'
}

/**
 * The storefront's security headers: no inline script, no `eval`, no text that becomes script, and no inline style but
 * those that Emotion makes. Only the page where Braintree's scripts and PayPal's work is as open as these need it; the
 * simulated provider's fields are `about:blank` frames and its calls go to this origin, so it needs nothing.
 */
export function protectPages(protection: PageProtection): MiddlewareHandler {
  const { provider, page, isProduction, styles } = protection
  const isOpen = provider === 'braintree' && page === 'payment'
  const sources: Partial<Sources> = isOpen ? BRAINTREE : {}
  const { script = [], frame = [], image = [], connect = [] } = sources
  const { style = [styles === 'nonce' ? NONCE : EMPTY_STYLE] } = sources
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [SELF],
      scriptSrc: [SELF, ...script],
      styleSrc: [SELF, ...style],
      imgSrc: [SELF, 'data:', 'blob:', ...image],
      connectSrc: [SELF, ...connect],
      frameSrc: [SELF, ...frame],
      fontSrc: [SELF],
      workerSrc: [SELF],
      objectSrc: [NONE],
      baseUri: [NONE],
      formAction: [SELF],
      frameAncestors: [NONE],
      // Text never becomes code; the policy `worker` knows one address, the service worker's.
      ...(isOpen ? {} : { requireTrustedTypesFor: ["'script'"], trustedTypes: ['worker'] }),
    },
    permissionsPolicy: { camera: false, microphone: false, geolocation: false },
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // PayPal's window has to find the page that opened it.
    crossOriginOpenerPolicy: isOpen ? 'same-origin-allow-popups' : 'same-origin',
    strictTransportSecurity: readTransportSecurity(isProduction),
  })
}

/** The same headers by name, for a static host: over HTTPS, and without a nonce. */
export async function readPageHeaders(
  provider: ProviderKind,
  page: PageKind,
): Promise<ReadonlyMap<string, string>> {
  const protect = protectPages({ provider, page, isProduction: true, styles: 'empty' })
  const server = new Hono().use(protect)
  const { headers } = await server.get('/', (context) => context.body(null)).request('/')
  return new Map(headers)
}
