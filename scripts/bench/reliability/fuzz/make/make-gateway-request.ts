import type { Random } from '../../../../../mocks/api/database/seed/random'
import { spoil } from '../spoil/hostile'
import { oddHeaders } from '../spoil/odd-headers'
import { spoilJson } from '../spoil/spoil-json'
import { hostileSegment } from '../spoil/spoil-url'
import type { FuzzRequest } from './fuzz-request'

const BASE = '/braintree-gateway/v1'
const CARD = { expirationMonth: '12', expirationYear: '2035', cvv: '123' }
const ODD_TEXTS = ['nul\0', 'half \ud83d', 'x'.repeat(1_001), '', '__proto__', '\u202e', '0', '%00']

/** The gateway's calls, as the payment widget makes them. */
const CALLS: readonly [Call, ...Call[]] = [
  { method: 'GET', path: '/configuration' },
  { method: 'POST', path: '/analytics', body: {} },
  {
    method: 'POST',
    path: '/payment_methods/credit_cards',
    body: { number: '4111111111111111', cardholderName: 'Fay', postalCode: '12345', ...CARD },
  },
  {
    method: 'POST',
    path: '/payment_methods/credit_cards',
    body: { number: '4000000000001091', vault: true, ...CARD },
  },
  { method: 'POST', path: '/payment_methods/paypal_accounts', body: { email: 'a@b.example' } },
  { method: 'POST', path: '/payment_methods/venmo_accounts', body: { username: 'fay' } },
  {
    method: 'POST',
    path: '/payment_methods/wallet_cards',
    body: { wallet: 'apple-pay', card: 'Visa', isNetworkTokenized: true },
  },
  { method: 'GET', path: '/payment_methods?default_first=1' },
  { method: 'DELETE', path: '/payment_methods/{nonce}' },
  {
    method: 'POST',
    path: '/payment_methods/{nonce}/three_d_secure/lookup',
    body: { amount: '1.00' },
  },
  {
    method: 'POST',
    path: '/payment_methods/{nonce}/three_d_secure/answer',
    body: { isAnsweredRight: true },
  },
]

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: Readonly<Record<string, unknown>>
}

/**
 * A request of the simulated gateway, mostly with its authorization.
 *
 * @param fingerprint of a client token
 */
export function makeGatewayRequest(fingerprint: string, random: Random): FuzzRequest {
  const { method, path, body } = random.pick(CALLS)
  const bearer = random.chance(0.9) ? fingerprint : `${fingerprint}|customer_id=x`
  const headers = {
    ...oddHeaders(random),
    ...(random.chance(0.95) ? { Authorization: `Bearer ${bearer}` } : {}),
  }
  const init = body ? { method, ...writeBody(body, headers, random) } : { method, headers }
  const nonce = random.chance(0.5) ? hostileSegment(random) : 'fake-valid-nonce'
  return {
    target: 'gateway',
    operationId: undefined,
    path: BASE + path.replace('{nonce}', () => nonce),
    init,
  }
}

function writeBody(
  body: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
  random: Random,
) {
  const value = random.chance(0.4) ? body : spoilField(body, random)
  const text = JSON.stringify(value)
  const sent = random.chance(0.3)
    ? spoilJson(text, random)
    : { contentType: 'application/json', body: text }
  return { headers: { ...headers, 'Content-Type': sent.contentType }, body: sent.body }
}

function spoilField(body: Readonly<Record<string, unknown>>, random: Random): unknown {
  const names = Object.keys(body)
  const name = names[random.whole(0, names.length - 1)]
  if (name === undefined || random.chance(0.3)) return spoil(body, random)
  return { ...body, [name]: ODD_TEXTS[random.whole(0, ODD_TEXTS.length - 1)] }
}
