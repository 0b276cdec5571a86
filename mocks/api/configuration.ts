import { accessSync, constants } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod/mini'
import { readProxies } from './http/trusted-proxies'

const EMPTY = 'is empty. Give it a value, or remove it'

const text = z.optional(z.string().check(z.minLength(1, EMPTY)))

/** Some shells and tools set `HOST` to the machine's name without meaning the address to listen on. */
const ADDRESS_WANTED = 'must be an IP address to listen on, such as 0.0.0.0, or localhost'

const ORIGIN_WANTED = 'must be an origin without a path, such as https://shop.example'

const PROXIES_WANTED =
  'must be 1 for a proxy on this machine or in a private network, or name proxies by address or network, such as 203.0.113.7,198.51.100.0/24'

const DATABASE_WANTED =
  'must be the address of one host, such as postgres://shop:password@db.internal/shop. Write / as %2F in its password, # as %23, ? as %3F, @ as %40 and % as %25'

const CERTIFICATES_WANTED =
  'names a file (sslrootcert, sslcert, sslkey) that is not there, or that this user may not read'

/** Some readers of files with settings keep quotes and blanks as they are, and run no command. */
const meant = (remedy = 'Remove them, or choose another value') => [
  z.regex(/^(?!(["']).*\1$)/s, `is in quotes, which are a part of the value as it came. ${remedy}`),
  z.regex(
    /^(?!\s)(?!.*\s$)/s,
    'begins or ends with a blank or a line break, which is a part of the value as it came. Remove it, or choose another value',
  ),
  z.regex(
    /^(?!(\$\(.*\)|\$\{.*\}|`.*`)$)/s,
    'is a command or a variable that no shell has replaced. Write the value itself',
  ),
]

const meantText = z.optional(z.string().check(z.minLength(1, EMPTY), ...meant()))
const folder = z.optional(
  z
    .string()
    .check(
      z.minLength(1, EMPTY),
      ...meant('Remove them, and rename the folder that has them in its name, if there is one'),
    ),
)

const environmentSchema = z.object({
  NODE_ENV: text,
  DATA_DIR: folder,
  DATABASE_URL: z.optional(
    z
      .string()
      .check(z.refine(isDatabase, DATABASE_WANTED), z.refine(hasCertificates, CERTIFICATES_WANTED)),
  ),
  HOST: z.optional(z.string().check(z.refine(isAddress, ADDRESS_WANTED))),
  JWT_SECRET: z.optional(
    z.string().check(z.minLength(32, 'must have at least 32 characters'), ...meant()),
  ),
  ADMIN_PASSWORD: z.optional(
    z.string().check(z.minLength(12, 'must have at least 12 characters'), ...meant()),
  ),
  BRAINTREE_MERCHANT_ID: meantText,
  BRAINTREE_PUBLIC_KEY: meantText,
  BRAINTREE_PRIVATE_KEY: meantText,
  BRAINTREE_MERCHANT_ACCOUNT_ID: meantText,
  BRAINTREE_ENVIRONMENT: z.optional(z.enum(['sandbox', 'production'])),
  ALLOW_SANDBOX: z.optional(z.enum(['0', '1'])),
  ALLOW_PAYPAL_SCRIPTS: z.optional(z.enum(['0', '1'])),
  DRAIN_SECONDS: z.optional(
    z.string().check(z.regex(/^\d{1,3}$/, 'must be a whole number of seconds')),
  ),
  FREE_PIECES_A_DAY: z.optional(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, 'must be a whole number of pieces, such as 100')),
  ),
  TRUST_PROXY: z.optional(z.string().check(z.refine(areProxies, PROXIES_WANTED))),
  SHOP_URL: z.optional(z.string().check(z.refine(isOrigin, ORIGIN_WANTED))),
})

export interface BraintreeKeys {
  readonly merchantId: string
  readonly publicKey: string
  readonly privateKey: string
  readonly environment: 'sandbox' | 'production'
  /** Decides which currency a sale is in; the merchant's default account where it is not set. */
  readonly merchantAccountId: string | undefined
  /** Whether the published test nonces of the sandbox are accepted; never in a production shop. */
  readonly takesTestNonces: boolean
}

/** What the environment says about the API. */
export interface Configuration {
  readonly dataDirectory: string | undefined
  readonly databaseUrl: string | undefined
  /** The address to listen on. */
  readonly host: string | undefined
  readonly jwtSecret: string | undefined
  /** Replaces the administrator's published password. */
  readonly adminPassword: string | undefined
  readonly braintree: BraintreeKeys | undefined
  /** As set, whether or not there are keys for it. */
  readonly braintreeEnvironment: BraintreeKeys['environment'] | undefined
  readonly allowsSandbox: boolean
  /** Whether the cart may run PayPal's scripts, and with them any inline script; it offers PayPal only then. */
  readonly allowsPayPalScripts: boolean
  readonly nodeEnvironment: string | undefined
  readonly isProduction: boolean
  /** How long a stopping process reports itself not ready on `/readyz` before it closes its port. */
  readonly drainSeconds: number
  /** How many pieces of price 0 an account may order; the limit of its mode where it is not set. */
  readonly freePiecesADay: number | undefined
  /** The networks of the proxies that are believed when they say who calls; empty without a proxy. */
  readonly trustedProxies: readonly string[]
  /** The origin at which everybody reaches the shop; without it each request tells. */
  readonly shopOrigin: string | undefined
}

/** A setting that is missing or wrong; the message names it and says what to do. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/** Long enough for a load balancer that checks every two seconds. */
const DRAIN_SECONDS_IN_PRODUCTION = 5

/**
 * Reads the settings.
 *
 * @throws ConfigurationError naming each wrong setting
 */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new ConfigurationError(problems.join('\n'))
  }
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  return {
    dataDirectory: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    host: settings.HOST,
    jwtSecret: settings.JWT_SECRET,
    adminPassword: settings.ADMIN_PASSWORD,
    braintree: readBraintree(settings),
    braintreeEnvironment: settings.BRAINTREE_ENVIRONMENT,
    allowsSandbox: settings.ALLOW_SANDBOX === '1',
    allowsPayPalScripts: settings.ALLOW_PAYPAL_SCRIPTS === '1',
    nodeEnvironment: settings.NODE_ENV,
    isProduction,
    drainSeconds: Number(
      settings.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS_IN_PRODUCTION : 0),
    ),
    freePiecesADay: settings.FREE_PIECES_A_DAY ? Number(settings.FREE_PIECES_A_DAY) : undefined,
    trustedProxies: readProxies(settings.TRUST_PROXY ?? '0') ?? [],
    shopOrigin: settings.SHOP_URL?.replace(/\/$/, ''),
  }
}

/** Whether a server can be told to listen on it. */
export function isAddress(text: string): boolean {
  return text === 'localhost' || isIP(text) !== 0
}

function areProxies(text: string): boolean {
  return readProxies(text) !== undefined
}

/** Whether the driver reads it as it is meant: it lets the host be in the query, and a socket's path stand alone. */
function isDatabase(text: string): boolean {
  if (/^(\/|socket:)/.test(text)) return true
  const url = [text, text.replace('@/', '@localhost/')].find((address) => URL.canParse(address))
  if (url === undefined || !/^postgres(ql)?:\/\//.test(url)) return false
  // A number in front of one of these in the password is taken for a port.
  const { hash, hostname, pathname, search, searchParams } = new URL(url)
  // libpq takes several hosts, the driver takes them for one name.
  if ([hostname, ...searchParams.getAll('host')].some((host) => host.includes(','))) return false
  return hash === '' && !pathname.includes('@') && !/^\?[^=]*@/.test(search)
}

/** The driver reads them as soon as it is made, and says of one that is missing neither name nor setting. */
function hasCertificates(text: string): boolean {
  const parameters = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  return ['sslrootcert', 'sslcert', 'sslkey'].every((name) => {
    const path = parameters.get(name)
    return !path || isReadable(path)
  })
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, origin, href } = new URL(text)
  return /^https?:$/.test(protocol) && (text === origin || text === href) && href === `${origin}/`
}

function readBraintree(settings: z.infer<typeof environmentSchema>): BraintreeKeys | undefined {
  const {
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
    BRAINTREE_MERCHANT_ACCOUNT_ID: merchantAccountId,
    BRAINTREE_ENVIRONMENT: environment = 'sandbox',
  } = settings
  if (!merchantId && !publicKey && !privateKey) return undefined
  if (!merchantId || !publicKey || !privateKey) {
    throw new ConfigurationError(
      'BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY go together: set all three, or none for the simulated provider.',
    )
  }
  const takesTestNonces = environment === 'sandbox' && settings.NODE_ENV !== 'production'
  return { merchantId, publicKey, privateKey, environment, merchantAccountId, takesTestNonces }
}
