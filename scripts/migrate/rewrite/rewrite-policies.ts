import type { Target } from '../new-widget'
import { type Edit, moved } from './edit'

/** What the widget asks of whoever takes cards, beyond the old drop-in's list. */
const CONNECTIONS = [
  'https://api.braintreegateway.com:443',
  'https://api.sandbox.braintreegateway.com:443',
  'https://client-analytics.braintreegateway.com',
  'https://client-analytics.sandbox.braintreegateway.com',
  'https://payments.braintree-api.com',
  'https://payments.sandbox.braintree-api.com',
  'https://www.paypal.com',
]

/** A directive of a policy, as headers, `meta` elements and servers' settings write it. */
const DIRECTIVE =
  /(?<![\w-])(script-src(?:-elem)?|connect-src)((?:\s+(?:\\?'[\w+/=-]+\\?'|[\w*:/.-]+))+)/g

/** A list of sources in code: `scriptSrc: ["'self'", 'https://js.braintreegateway.com']`. */
const LIST =
  /(?<![a-z-])['"]?(script[-_]?src(?:[-_]?elem)?|connect[-_]?src)['"]?\s*(?::|=>|=)\s*[[(]([^\])]*)[\])]/gi

/** `policy.script_src :self, "https://js.braintreegateway.com"` */
const RUBY = /(?<=\.)(script_src(?:_elem)?|connect_src)[ \t]+([^\n#]+)/g

const QUOTED = /(["'`])((?:(?!\1).)*)\1/g

/** Lets the new script in, and what it calls, wherever a policy lets in the old one. */
export function rewritePolicies(text: string, target: Target): Edit[] {
  const directives = [...text.matchAll(DIRECTIVE)].flatMap(
    ({ 0: all, 1: name = '', 2: list = '', index }): Edit[] => {
      const backslash = list.includes("\\'") ? '\\' : ''
      const added = missing(name, list.replaceAll('\\', '').trim().split(/\s+/), target)
      const sources = added.map((source) => ` ${source.replaceAll("'", `${backslash}'`)}`).join('')
      return insertion(index + all.length, sources)
    },
  )
  const lists = [...text.matchAll(LIST), ...text.matchAll(RUBY)].flatMap(
    ({ 0: all, 1: name = '', 2: list = '', index }) =>
      moved(completeList(name, list, target), index + all.indexOf(list)),
  )
  return [...directives, ...lists]
}

function completeList(name: string, list: string, target: Target): Edit[] {
  const quoted = [...list.matchAll(QUOTED)]
  const last = quoted.at(-1)
  if (!last) return []
  const given = quoted.map(({ 2: source = '' }) => source)
  const added = missing(name, list.includes(':self') ? [...given, "'self'"] : given, target)
  const quote = last[1] ?? "'"
  return insertion(
    last.index + last[0].length,
    added.map((source) => `, ${inQuotes(source, quote)}`).join(''),
  )
}

function insertion(at: number, text: string): Edit[] {
  return text === '' ? [] : [{ start: at, end: at, text }]
}

function inQuotes(source: string, quote: string): string {
  return source.includes("'") ? `"${source}"` : `${quote}${source}${quote}`
}

/** The sources that a directive lacks, if it is one that lets Braintree in. */
function missing(name: string, sources: readonly string[], { script }: Target): string[] {
  if (!sources.some((source) => /braintree(gateway|-api)\.com/.test(source))) return []
  const isScript = /^script/i.test(name)
  const wanted = isScript ? [originOf(script)] : CONNECTIONS
  return wanted.filter((source) => !sources.some((given) => covers(given, source)))
}

function originOf(script: string): string {
  return /^(https?:)?\/\//.test(script) ? new URL(script, 'https://localhost').origin : "'self'"
}

function covers(given: string, wanted: string): boolean {
  if (given === wanted || given === '*' || (given === 'https:' && wanted !== "'self'")) return true
  const host = (source: string) => source.replace(/^https:\/\//, '').replace(/(:\d+)?\/?$/, '')
  const pattern = host(given)
  if (pattern.startsWith('*.')) return host(wanted).endsWith(pattern.slice(1))
  return pattern === host(wanted)
}
