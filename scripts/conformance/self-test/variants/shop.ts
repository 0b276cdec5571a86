import { setTimeout as pause } from 'node:timers/promises'
import { asArray, type JsonObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { byNonce, byProducts, byTransaction, whileAnother } from '../services/shop/at-once'
import { withoutConditions } from '../services/shop/conditions'
import { pageBy } from '../services/shop/paging'
import { containsBy, searchWith } from '../services/shop/searching'
import { keepDeleted, keepFields, keepPlaces } from '../services/shop/stale'
import { everyObject, everyText } from '../wrap/every-answer'
import { answerJson, readJson } from '../wrap/messages'
import { entries, onAnswer, onOperation, onQuery } from '../wrap/one-operation'

const IN_DOUBT = 'Your money may have been taken: the provider has not told us yet.'
const IN_DOUBT_IN_GERMAN =
  'Ihr Geld wurde vielleicht schon abgebucht: Der Zahlungsdienst hat uns noch nicht geantwortet.'
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const LISTS = ['filterProducts', 'searchProducts', 'listRelatedProducts']

/** Shops that are slow, count in their own way, or say no in their own words. */
export const shopVariants: readonly Variant[] = [
  { name: 'payments that take their time', wrap: slow('createPayment', 25) },
  { name: 'orders that take their time', wrap: slow('createOrder', 25) },
  { name: 'answers that overtake each other', wrap: jitter() },
  { name: 'lists that lag behind changes and deletions', wrap: lagBehindChanges(30) },
  {
    name: 'a charge in doubt while the first request is under way',
    wrap: whileAnother('createPayment', byNonce, async () => answerJson({ error: IN_DOUBT }, 500)),
  },
  {
    name: 'one order of a transaction at a time, the next in a second',
    wrap: whileAnother('createOrder', byTransaction, async () => busy()),
  },
  {
    name: 'one order of a product at a time, the next in a second',
    wrap: whileAnother('createOrder', byProducts, async () => busy()),
  },
  {
    name: 'order lines with all that is known of a product',
    wrap: everyObject((object) =>
      'count' in object && 'price' in object
        ? { ...object, description: 'As it was bought.', category: 'Some', sold: 3 }
        : object,
    ),
  },
  {
    name: 'search results in the order of their names',
    wrap: onAnswer('searchProducts', (body) =>
      entries(body).toSorted((a, b) => String(a['name']).localeCompare(String(b['name']))),
    ),
  },
  {
    name: 'a search that trims its text',
    wrap: onQuery('searchProducts', (query) => {
      const text = query.get('search')
      if (text !== null && text.trim() !== '') query.set('search', text.trim())
    }),
  },
  {
    name: 'a search that takes any number of spaces for one',
    wrap: searchWith(
      'searchProducts',
      containsBy((text) => fold(text).replace(/\s+/g, ' ')),
    ),
  },
  {
    name: 'a search that finds fifty at most',
    wrap: onAnswer('searchProducts', (body) => asArray(body).slice(0, 50)),
  },
  {
    name: 'pages of the same second in the order of their ids',
    wrap: withTies(/\.\d+Z/, 'Z', '_id'),
  },
  {
    name: 'pages of the same minute in the order of their names',
    wrap: withTies(/:\d\d(\.\d+)?Z/, ':00Z', 'name'),
  },
  {
    name: 'a declined nonce that is declined again as used',
    wrap: declineOnce(),
  },
  {
    name: 'related products that sell best',
    wrap: onAnswer('listRelatedProducts', (body) =>
      entries(body).toSorted((a, b) => Number(b['sold']) - Number(a['sold'])),
    ),
  },
  { name: 'no entity tags, and conditions unread', wrap: withoutConditions() },
  {
    name: 'a charge in doubt, told in another language',
    wrap: whileAnother('createPayment', byNonce, async () =>
      answerJson({ error: IN_DOUBT_IN_GERMAN }, 500),
    ),
  },
]

function busy(): Response {
  return new Response(JSON.stringify({ error: 'The shop is busy. Try again in a second.' }), {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': '1' },
  })
}

function slow(operation: string, milliseconds: number): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    await pause(milliseconds)
    return response
  })
}

/** Every second request of what is written is held up. */
function jitter(): Wrapper {
  let count = 0
  return (next) => async (request) => {
    count += 1
    if (count % 2 === 0 && request.method !== 'GET') await pause(5)
    return next(request)
  }
}

/** Times that are cut, and products of one time in an order of their own, which is the same on every page. */
function withTies(end: RegExp, cut: string, key: '_id' | 'name'): Wrapper {
  const timeOf = ({ createdAt }: JsonObject) => Date.parse(String(createdAt))
  const pages = pageBy('filterProducts', (products) =>
    products.toSorted(
      (a, b) => timeOf(b) - timeOf(a) || String(a[key]).localeCompare(String(b[key])),
    ),
  )
  return (next) => pages(everyText('createdAt', (time) => time.replace(end, cut))(next))
}

/** For a moment lists are as they were before a change, as behind a cache or a search index. */
function lagBehindChanges(milliseconds: number): Wrapper {
  const wraps = LISTS.flatMap((operation) => [
    keepDeleted(operation, milliseconds),
    keepFields(operation, ['name', 'price', 'category'], milliseconds),
    keepPlaces(operation, 'out', milliseconds),
    keepPlaces(operation, 'in', milliseconds),
  ])
  return (service) => wraps.reduce((next, wrap) => wrap(next), service)
}

function declineOnce(): Wrapper {
  const declined = new Set<unknown>()
  return onOperation('createPayment', async (request, forward) => {
    const { paymentMethodNonce: nonce } = await readJson(request)
    if (declined.has(nonce)) return answerJson({ error: 'This nonce was used.' }, 409)
    const response = await forward()
    if (response.status === 402 && !String(nonce).startsWith('fake-')) declined.add(nonce)
    return response
  })
}
