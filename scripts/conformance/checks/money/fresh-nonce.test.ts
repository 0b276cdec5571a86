import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { createClient } from '../../http/client'
import type { Call } from '../../model/call'
import type { Settings } from '../../model/check-context'
import { getFreshNonce } from './fresh-nonce'

const actor = { id: 'usr_1', name: 'Sam', email: 'sam@example.com', token: 'token' }
const TIMEOUT_MS = 30_000
const settings: Settings = {
  baseUrl: 'http://service.test/api',
  fetch: () => Promise.reject(new Error('asked')),
}
const asked = {
  operation: 'getClientToken',
  method: 'GET',
  url: 'http://service.test/api/braintree/getToken/usr_1',
  headers: {},
} as const
const clientToken = Buffer.from(
  JSON.stringify({
    clientApiUrl: 'http://provider.test',
    authorizationFingerprint: 'fingerprint',
    environment: 'sandbox',
  }),
).toString('base64')

/** A nonce of a provider that gives these answers, one after the other. */
function getNonce(...answers: readonly Response[]): Promise<string> {
  const left = [...answers]
  const fetch = async () => left.shift() ?? new Response('', { status: 500 })
  const client = createClient(fetch, TIMEOUT_MS)
  const call: Call = async () => {
    const exchange = await createClient(async () => answer({ clientToken }), TIMEOUT_MS).send(asked)
    return { status: 200, exchange, read: (shape) => parse(shape, exchange.json) }
  }
  return getFreshNonce({ call, settings, client }, actor)
}

const answer = (body: object, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  })

test('API-9 a provider behind a limit of requests is asked again after its time', async () => {
  const busy = () =>
    answer({ error: 'Too many.' }, { status: 429, headers: { 'retry-after': '0' } })
  const given = answer({ creditCards: [{ nonce: 'tok_1' }] })
  expect(await getNonce(busy(), busy(), given)).toBe('tok_1')
})

test('API-9 a provider that gives no nonce is told with its status', async () => {
  const refused = () => answer({ error: 'No.' }, { status: 403 })
  await expect(getNonce(refused(), refused())).rejects.toThrow(
    'the sandbox gave no nonce (403); give --nonce-command',
  )
})
