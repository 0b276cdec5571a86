import { FOR_EVER, HASHED_ASSETS, pathsOfKind } from '../start/page-headers'
import { PRIVATE_PREFIXES } from '../start/seo/robots'

/** Headers by their names. */
export type Headers = ReadonlyMap<string, string>

const WRITTEN = 'Written by `npm run build`: what each page and file of the shop is sent with.'

/** Of two policies both apply, so that a narrower one may be joined to a wider one, and to no other. */
const POLICY = 'content-security-policy'
/** Sent for a page, or with a policy of its own: a worker's is that of its script. */
const FILES_LIKE_PAGES = ['/index.html', '/worker.js']

/**
 * For Netlify and Cloudflare Pages: `_headers` beside index.html. Both make browsers revalidate pages by default. Both
 * join the values that several rules have for a header, and Netlify knows no way to take one away. So all answers have
 * the cart's policy, which is the wider one, and the other pages theirs too; any other header that differs is left to
 * the pages' own rules.
 *
 * @param cart the headers of the cart page, whose policy admits whatever the others' does
 */
export function renderHeadersFile(headers: Headers, cart: Headers): string {
  const differs = ([name, value]: readonly [string, string]) => cart.get(name) !== value
  const common = [...headers].filter((header) => !differs(header))
  const policy = [...cart].filter(
    ([name]) => name === POLICY && cart.get(name) !== headers.get(name),
  )
  const others = [...headers].filter(differs)
  const ofCart = [...cart].filter(([name, value]) => name !== POLICY && headers.get(name) !== value)

  const rules = new Map<string, string[]>()
  const add = (path: string, added: readonly (readonly [string, string])[]) => {
    const lines = added.map(([name, value]) => `  ${name}: ${value}`)
    if (lines.length > 0) rules.set(path, [...(rules.get(path) ?? []), ...lines])
  }
  add('/*', [...common, ...policy])
  for (const prefix of PRIVATE_PREFIXES) add(`${prefix}*`, [['x-robots-tag', 'noindex']])
  for (const path of pathsOfKind('payment')) add(path, ofCart)
  for (const path of [...pathsOfKind('other'), ...FILES_LIKE_PAGES]) add(path, others)
  add(`${HASHED_ASSETS}*`, [['cache-control', FOR_EVER]])
  const text = [...rules].flatMap(([path, lines]) => [path, ...lines])
  return [`# ${WRITTEN}`, ...text, ''].join('\n')
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
