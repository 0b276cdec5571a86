import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readPageHeaders } from '../../../scripts/start/page-headers'
import { HOSTS } from '../../../widget/build/hosts'
import type { Place } from './real-page'

type Part = keyof typeof HOSTS

const DOCUMENT = '../../../widget/content-security-policy.md'

/** What a merchant with nothing to hide asks for besides the hosts of the options: own scripts and styles only. */
const STRICT: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
}

/** The parts whose own code writes text that becomes code; merchants are told what to allow for them. */
const NEEDS_DEFAULT_POLICY: readonly Part[] = ['dataCollector', 'threeDSecure']

/** As merchants are told to write it. */
const DEFAULT_POLICY = readExample(fileURLToPath(new URL(DOCUMENT, import.meta.url)))

/** The policy that the merchants' table asks for. */
export function strictPolicy(parts: readonly Part[]): Place {
  return { policy: write(collect(parts)) }
}

/** The same, and no text becomes code but by a policy. */
export function trustedTypesPolicy(parts: readonly Part[]): Place {
  const needsDefault = parts.some((part) => NEEDS_DEFAULT_POLICY.includes(part))
  const names = needsDefault ? ['default', 'braintree-dropin'] : ['braintree-dropin']
  const policy = write({
    ...collect(parts),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': names,
  })
  return { policy, ...(needsDefault ? { prelude: DEFAULT_POLICY } : {}) }
}

/** The headers of the storefront's cart with Braintree's keys; PayPal's scripts are allowed where an option needs them. */
export async function shopPolicy(parts: readonly Part[]): Promise<Place> {
  const allowsPayPalScripts = parts.includes('paypal, paypalCredit')
  const headers = await readPageHeaders(
    { provider: 'braintree', allowsPayPalScripts },
    'payment',
    '',
  )
  return { policy: headers.get('content-security-policy') ?? '' }
}

/** The document's one script. */
function readExample(path: string): string {
  const [, script] = /```js\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
  if (script === undefined) throw new Error('Merchants are told of no default policy.')
  return script
}

function collect(parts: readonly Part[]): Record<string, readonly string[]> {
  const directives: Record<string, readonly string[]> = { ...STRICT }
  for (const part of ['always', ...parts] as const) {
    for (const [directive, hosts] of Object.entries(HOSTS[part])) {
      directives[directive] = [...new Set([...(directives[directive] ?? []), ...hosts])]
    }
  }
  return directives
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}
