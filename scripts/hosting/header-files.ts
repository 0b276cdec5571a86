import { FOR_EVER, HASHED_ASSETS } from '../start/caching'

/** Headers by their names. */
export type Headers = ReadonlyMap<string, string>

const WRITTEN = 'Written by `npm run build`: what each page and file of the shop is sent with.'

/** For Netlify and Cloudflare Pages: `_headers` beside index.html. They let browsers ask for pages anew by themselves. */
export function renderHeadersFile(headers: Headers): string {
  const lines = [...headers].map(([name, value]) => `  ${name}: ${value}`)
  const assets = [`${HASHED_ASSETS}*`, `  cache-control: ${FOR_EVER}`]
  return [`# ${WRITTEN}`, '/*', ...lines, ...assets, ''].join('\n')
}

/** For nginx: to be included in each location that serves files, as one with a header of its own inherits none. */
export function renderNginxHeaders(headers: Headers): string {
  const lines = [...headers].map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  return [`# ${WRITTEN}`, ...lines, ''].join('\n')
}

/** For Caddy: to be imported where files are served. */
export function renderCaddyHeaders(headers: Headers): string {
  const lines = [...headers].map(([name, value]) => `\t${name} ${quote(value)}`)
  return [`# ${WRITTEN}`, 'header {', ...lines, '}', ''].join('\n')
}

/** @throws Error for a text that nginx or Caddy would read as more than a text */
function quote(value: string): string {
  if (/["\\${}\n]/.test(value)) throw new Error(`A header’s value can’t be quoted: ${value}`)
  return `"${value}"`
}
