import type { Configuration } from '../../mocks/api/configuration'
import { readAddress } from '../../mocks/api/database/served/open-served'
import { judgeSecret } from '../../mocks/api/startup/judge-secret'
import type { StartDecision } from '../../mocks/api/startup/start-situation'
import { describeCart } from '../start/describe-cart'
import { doubtful, type Finding, good, missing } from './finding'

/** Everything else depends on `NODE_ENV`, so it is checked first. */
export function examineNodeEnvironment(value: string | undefined): Finding {
  if (value === 'production') return good('NODE_ENV is production.')
  return missing(
    'NODE_ENV is not production, so this would start a demonstration with published passwords. Set NODE_ENV=production.',
  )
}

/** The reasons for which a start would be refused, and its warnings. */
export function examineDecision(decision: StartDecision): Finding[] {
  if (!decision.starts) return decision.reasons.map(missing)
  return [
    good(
      `Settings and data are complete: payments by ${decision.provider}, listening on ${decision.host ?? 'every address'}.`,
    ),
    ...decision.warnings.map(doubtful),
  ]
}

/** Settings that are allowed but that a person should review. */
export function examineSettings(configuration: Configuration): Finding[] {
  const { jwtSecret, adminPassword, braintree, trustedProxies, databaseUrl, shopOrigin } =
    configuration
  const judgeCart = configuration.allowsPayPalScripts ? doubtful : good
  const findings = [
    jwtSecret !== undefined &&
      jwtSecret === adminPassword &&
      doubtful('JWT_SECRET and ADMIN_PASSWORD are the same. Give each a value of its own.'),
    braintree &&
      !looksLikeBraintree(braintree) &&
      doubtful(
        "Braintree's keys look made up: a private key is 32 hexadecimal digits. Copy them from the control panel.",
      ),
    braintree && judgeCart(describeCart(configuration)),
    databaseUrl !== undefined &&
      isGuessable(databaseUrl) &&
      doubtful(
        'The password in DATABASE_URL can be guessed, or there is none. Choose another one.',
      ),
    trustedProxies.length > 0
      ? good(
          `Proxies say who calls if their own address is in TRUST_PROXY: ${trustedProxies.join(', ')}. Let nobody else there reach this port.`,
        )
      : doubtful(
          'TRUST_PROXY is not set: behind a proxy every visitor would share the limits of one address. Set TRUST_PROXY=1 there, or its address.',
        ),
    shopOrigin === undefined &&
      doubtful(
        'SHOP_URL is not set: pages name the host that each request claims, so neither a process nor a cache keeps them for others. Set it, such as SHOP_URL=https://shop.example.',
      ),
    databaseUrl === undefined &&
      doubtful(
        'DATABASE_URL is not set: the embedded database serves one process. Keep copies of its directory.',
      ),
  ]
  return findings.filter((finding) => typeof finding === 'object')
}

function looksLikeBraintree({ merchantId, publicKey, privateKey }: KeyTexts): boolean {
  return (
    /^[0-9a-f]{32}$/i.test(privateKey) &&
    [merchantId, publicKey].every((key) => /^[a-z0-9_]{8,}$/i.test(key))
  )
}

type KeyTexts = NonNullable<Configuration['braintree']>

/** By what the driver reads of it; a socket on this machine may need no password. */
function isGuessable(databaseUrl: string): boolean {
  const { host, user, password } = readAddress(databaseUrl)
  if (host.startsWith('/')) return false
  return !password || password === user || judgeSecret(password) === 'weak'
}
