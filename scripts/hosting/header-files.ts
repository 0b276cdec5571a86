import { PRIVATE_PREFIXES } from '../start/found/robots'
import { FOR_EVER, HASHED_ASSETS } from '../start/page-headers'

/** Headers by their names. */
export type Headers = ReadonlyMap<string, string>

const WRITTEN = 'Written by `npm run build`: what each page and file of the shop is sent with.'

/**
 * For Netlify and Cloudflare Pages: `_headers` beside index.html. Both make browsers revalidate pages by default. Both
 * join the values that several rules have for a header, and of two joined policies both apply; `!` removes the first,
 * which Cloudflare understands.
 *
 * @param cart the headers that differ on the cart page
 */
export function renderHeadersFile(headers: Headers, cart: Headers): string {
  const lines = [...headers].map(([name, value]) => `  ${name}: ${value}`)
  const ofCart = [...cart].flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`  ! ${name}`, `  ${name}: ${value}`],
  )
  const assets = [`${HASHED_ASSETS}*`, `  cache-control: ${FOR_EVER}`]
  const rules = ofCart.length > 0 ? ['/cart', ...ofCart] : []
  const hidden = PRIVATE_PREFIXES.flatMap((prefix) => [`${prefix}*`, '  x-robots-tag: noindex'])
  return [`# ${WRITTEN}`, '/*', ...lines, ...rules, ...hidden, ...assets, ''].join('\n')
}

/**
 * For nginx: to be included in each location that serves files, as one with a header of its own inherits none.
 *
 * @throws Error for a value that can't be quoted
 */
export function renderNginxHeaders(headers: Headers): string {
  const lines = [...headers].map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  return [`# ${WRITTEN}`, ...lines, ''].join('\n')
}

/**
 * For Caddy: to be imported where files are served.
 *
 * @param matcher the name of the pages that they are for, with its `@`; all pages without
 * @throws Error for a value that can't be quoted
 */
export function renderCaddyHeaders(headers: Headers, matcher = ''): string {
  const lines = [...headers].map(([name, value]) => `\t${name} ${quote(value)}`)
  return [`# ${WRITTEN}`, `header ${matcher} {`.replace('  ', ' '), ...lines, '}', ''].join('\n')
}

/** @throws Error for a text that nginx or Caddy would read as more than a text */
function quote(value: string): string {
  if (/["\\${}\n]/.test(value)) throw new Error(`A header’s value can’t be quoted: ${value}`)
  return `"${value}"`
}
