import { createHash } from 'node:crypto'
import { isObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { BCRYPT } from '../services/answers'
import { everyObject, everyProduct, everyText } from '../wrap/every-answer'
import { contract, matchOperation } from '../wrap/match-operation'
import { answerJson, readJson } from '../wrap/messages'
import { onOperation } from '../wrap/one-operation'
import { createOwnTest } from '../wrap/own-products'

const accounts = (name: string, extra: object): Variant => ({
  name: `users ${name}`,
  wrap: everyObject((object) => ('role' in object ? { ...object, ...extra } : object)),
})

const caching = (name: string, isPrivate: boolean, value: string): Variant => ({
  name: `caching of ${isPrivate ? 'private' : 'public'} answers: ${name}`,
  wrap: cache(isPrivate, value),
})

/** What looks like a secret and is none, and answers that may be kept. */
export const privacyVariants: readonly Variant[] = [
  accounts('with asterisks for a password', { password: '********' }),
  accounts('with a filtered password', { password: '[FILTERED]' }),
  accounts('without a password', { password: null }),
  accounts('with the time of their password', {
    hasPassword: true,
    passwordChangedAt: '2026-01-01T00:00:00.000Z',
    links: { changePassword: '/user/profile/password' },
  }),
  {
    name: 'descriptions that are hashes',
    wrap: hashDescriptions(),
  },
  {
    name: 'photos with their hashes',
    wrap: everyProduct((product) =>
      isObject(product['photo'])
        ? {
            ...product,
            photo: {
              ...product['photo'],
              hash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
              digest: 'f'.repeat(64),
            },
          }
        : product,
    ),
  },
  {
    name: 'users of orders with a picture and a time',
    wrap: everyObject((object) =>
      isObject(object['user']) && 'transaction_id' in object
        ? { ...object, user: { ...object['user'], avatar: '/a.png', memberSince: '2026-01-01' } }
        : object,
    ),
  },
  caching('in the browser', true, 'private, max-age=60'),
  caching('after asking', true, 'public, no-cache'),
  caching('for no time', true, 'public, max-age=0, must-revalidate'),
  caching('by everybody', false, 'public, max-age=60, s-maxage=600'),
  { name: 'tags of what was answered, and 304s', wrap: tagAnswers() },
  {
    name: 'errors in German that keep the names of fields',
    wrap: everyText('error', (text) => `Das geht so nicht. ${text}`),
  },
  {
    name: 'errors that write the names of fields as people do',
    wrap: everyText('error', (text) =>
      text.replace('transaction_id', 'The Transaction ID').replace('orderId', 'Order-Id'),
    ),
  },
  {
    name: 'errors that name every field at once',
    wrap: everyText(
      'error',
      () =>
        'Check name, email, password, amount, address, products, transaction_id, paymentMethodNonce, limit, skip, filters, category, price, status, orderId, sortBy, order and search.',
    ),
  },
  { name: 'a lock after five wrong passwords', wrap: lockAfter(5) },
]

function hashDescriptions(): Wrapper {
  const isOwn = createOwnTest()
  return everyProduct((product) => (isOwn(product) ? product : { ...product, description: BCRYPT }))
}

const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))

function cache(isPrivate: boolean, value: string): Wrapper {
  return (next) => async (request) => {
    const response = await next(request)
    const operation = operations.get(matchOperation(request)?.operation ?? '')
    const isMeant = operation?.method === 'GET' && operation.isProtected === isPrivate
    if (!isMeant || !response.ok) return response
    const headers = new Headers(response.headers)
    headers.set('cache-control', value)
    return new Response(response.body, { status: response.status, headers })
  }
}

function tagAnswers(): Wrapper {
  return (next) => async (request) => {
    const headersSent = new Headers(request.headers)
    // It takes no conditions, and knows no other tags.
    headersSent.delete('if-match')
    const response = await next(new Request(request, { headers: headersSent }))
    if (request.method !== 'GET' || !matchOperation(request) || !response.ok) return response
    const text = await response.text()
    const headers = new Headers(response.headers)
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
    headers.set('etag', tag)
    return request.headers.get('if-none-match') === tag
      ? new Response(null, { status: 304, headers })
      : new Response(text, { headers })
  }
}

/** Until the next right one; the contract says 200 at the latest. */
function lockAfter(most: number): Wrapper {
  const wrong = new Map<string, number>()
  return onOperation('signIn', async (request, forward) => {
    const email = String((await readJson(request))['email']).toLowerCase()
    const count = wrong.get(email) ?? 0
    if (count >= most) {
      const response = answerJson({ error: 'Too many attempts.' }, 429)
      response.headers.set('retry-after', '300')
      return response
    }
    const response = await forward()
    if (response.ok) wrong.delete(email)
    else if (response.status === 401) wrong.set(email, count + 1)
    return response
  })
}
