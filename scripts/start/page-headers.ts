import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { readTransportSecurity } from '../../mocks/api/http/middleware'
import { paths, takesPayments } from '../../src/lib/paths'
import type { ProviderKind } from './provider-kind'

/** Vite names the files below this path after their content, so they never change. */
export const HASHED_ASSETS = '/assets/'
export const FOR_EVER = 'public, max-age=31536000, immutable'
export const FOR_AN_HOUR = 'public, max-age=3600'
/** Documents of pages for one visitor, and whatever is no one else's. */
export const FOR_ONE = 'private, no-cache'

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

/** What Braintree's client and its card fields ask for, which write nothing inline; `www.paypal.com` takes the client's log. */
const CARDS: Partial<Sources> = {
  frame: ['https://*.braintreegateway.com'],
  connect: [
    'https://*.braintreegateway.com',
    'https://*.braintree-api.com',
    'https://www.paypal.com',
  ],
}

/**
 * Braintree's published list for its client SDK, cards and PayPal. PayPal's script puts scripts and styles of its own into
 * the page, so it asks for both inline; what it does under Trusted Types is not documented.
 */
const CARDS_AND_PAYPAL: Sources = {
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

/** The texts of a document's inline elements: each is admitted by its hash, and nothing else is. */
export interface InlineTexts {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

export const NO_INLINE_TEXTS: InlineTexts = { scripts: [], styles: [] }

export interface PageProtection {
  readonly provider: ProviderKind
  /** Whether Braintree's payment page runs PayPal's scripts too, for which it has to run inline ones. */
  readonly allowsPayPalScripts: boolean
  readonly page: PageKind
  /** Whether browsers may be told to keep to HTTPS. */
  readonly isProduction: boolean
  readonly inline: InlineTexts
}

/** The inline scripts of the storefront's empty document: the one that sets the colors before anything is drawn. */
export function readInlineScripts(document: string): InlineTexts {
  const scripts = [...document.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  )
  return { scripts, styles: [] }
}

function admit(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

export function pageKindOf(path: string): PageKind {
  return takesPayments(path) ? 'payment' : 'other'
}

/** The paths of all pages of a kind; `*` stands for an id. */
export function pathsOfKind(kind: PageKind): readonly string[] {
  return Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : path.pattern.replace(/:.*/, '*')))
    .filter((path) => pageKindOf(path) === kind)
}

/**
 * The storefront's security headers: no `eval`, no text that becomes script, and of inline scripts and styles those whose
 * text is known, beside the empty ones that Emotion makes. The page where Braintree's card fields work admits their hosts
 * besides; only where PayPal's scripts are allowed there too is it as open as these need it. The simulated provider's fields
 * are `about:blank` frames and its calls go to this origin, so it needs nothing.
 */
export function protectPages(protection: PageProtection): MiddlewareHandler {
  const { provider, allowsPayPalScripts, page, isProduction, inline } = protection
  const hasBraintree = provider === 'braintree' && page === 'payment'
  const isOpen = hasBraintree && allowsPayPalScripts
  const ofBraintree: Partial<Sources> = isOpen ? CARDS_AND_PAYPAL : CARDS
  const sources = hasBraintree ? ofBraintree : {}
  // A hash beside `'unsafe-inline'` would take it away again.
  const { script = inline.scripts.map(admit) } = sources
  const { style = [EMPTY_STYLE, ...inline.styles.map(admit)] } = sources
  const { frame = [], image = [], connect = [] } = sources
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

/** The same headers by name. */
export async function readHeaders(
  protection: PageProtection,
): Promise<ReadonlyMap<string, string>> {
  const server = new Hono().use(protectPages(protection))
  const { headers } = await server.get('/', (context) => context.body(null)).request('/')
  return new Map(headers)
}

/**
 * The same headers for a static host: over HTTPS, and of a document without styles of its own.
 *
 * @param document the storefront's empty one
 */
export function readPageHeaders(
  shop: Pick<PageProtection, 'provider' | 'allowsPayPalScripts'>,
  page: PageKind,
  document: string,
): Promise<ReadonlyMap<string, string>> {
  return readHeaders({ ...shop, page, isProduction: true, inline: readInlineScripts(document) })
}
