import { asObject } from '../../../../mocks/contract/json'
import { clientTokenShape } from '../../../../src/api/generated/shapes/client-token'
import { type Client, TransportError } from '../../http/client'
import type { SentRequest } from '../../http/exchange'
import type { Actor, CheckContext } from '../../model/check-context'
import { Undecided } from '../../model/errors'
import { sendAndWait } from '../../send/retrying-sender'

/** The sandbox's test card; it is charged nothing, being a sandbox. */
const TEST_CARD = { number: '4111111111111111', expirationMonth: '12', expirationYear: '2035' }
/** Not an operation of the contract: a card for a nonce, at the payment provider. */
export const TOKENIZE = 'tokenize'
const SANDBOXES = new Set(['sandbox', 'development'])

/**
 * A nonce that can be charged once: from `--nonce-command`, else from the provider's sandbox, reached
 * as the payment widget reaches it, by the client token. Fixed test nonces can be used again and again.
 *
 * @throws {Undecided} when the provider gives no nonce.
 */
export async function getFreshNonce(
  { call, settings, client }: Pick<CheckContext, 'call' | 'settings' | 'client'>,
  actor: Actor,
): Promise<string> {
  if (settings.freshNonce) return settings.freshNonce()
  const answer = await call('getClientToken', { path: { userId: actor.id }, token: actor.token })
  const token = decodeToken(answer.read(clientTokenShape).clientToken)
  const { clientApiUrl, authorizationFingerprint, environment } = token
  if (typeof clientApiUrl !== 'string' || typeof authorizationFingerprint !== 'string') {
    throw new Undecided('the client token names no address; give --nonce-command')
  }
  if (!SANDBOXES.has(String(environment))) {
    throw new Undecided('the payment provider is not a sandbox; give --nonce-command')
  }
  const address = `${new URL(clientApiUrl, settings.baseUrl).href}/v1/payment_methods/credit_cards`
  const { nonce, said } = await tokenize(client, address, authorizationFingerprint)
  if (!nonce) throw new Undecided(`the sandbox gave no nonce (${said}); give --nonce-command`)
  return nonce
}

interface Tokenized {
  readonly nonce: string | undefined
  /** What came: the status, or why there was none. */
  readonly said: string
}

async function tokenize(client: Client, url: string, fingerprint: string): Promise<Tokenized> {
  // The provider's own sandbox takes the one form, a simulated one may take the other.
  const forms = [
    { headers: {}, body: { authorizationFingerprint: fingerprint, creditCard: TEST_CARD } },
    { headers: { authorization: `Bearer ${fingerprint}` }, body: TEST_CARD },
  ]
  let last: Tokenized = { nonce: undefined, said: 'not asked' }
  for (const { headers, body } of forms) {
    const text = JSON.stringify(body)
    last = await readNonce(client, {
      operation: TOKENIZE,
      method: 'POST',
      url,
      headers,
      body: { kind: 'text', mediaType: 'application/json', text },
    })
    if (last.nonce) break
  }
  return last
}

async function readNonce(client: Client, request: SentRequest): Promise<Tokenized> {
  try {
    const { json, status } = await sendAndWait(client, request)
    const body = asObject(json)
    const cards = body['creditCards']
    const method = asObject(Array.isArray(cards) ? cards[0] : body['paymentMethod'])
    const { nonce } = method
    return { nonce: typeof nonce === 'string' ? nonce : undefined, said: String(status) }
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    // Unreachable from here: the caller says what to do instead.
    return { nonce: undefined, said: error.message }
  }
}

function decodeToken(clientToken: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8'))
    return asObject(parsed)
  } catch {
    return {}
  }
}
