import { asArray, asObject, type JsonObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { everyByte, everyHeader, everyObject, everyText } from '../wrap/every-answer'
import { entries, onAnswer, onAnswerAt } from '../wrap/one-operation'

/** What the contract leaves open: the order of ties, more than was requested, shared values. */
export const libertyVariants: readonly Variant[] = [
  { name: 'products of the same second in any order', wrap: inWholeSeconds('listProducts') },
  { name: 'pages of products of the same second in any order', wrap: inWholeSeconds('pages') },
  { name: 'orders of the same second in any order', wrap: inWholeSeconds('listOrders') },
  {
    name: 'products that sold equally in any order',
    wrap: onAnswer('listProducts', (body, request) =>
      request.url.includes('sortBy=sold') ? turnTies(entries(body), 'sold') : body,
    ),
  },
  { name: 'related products in another order each time', wrap: turnRelated() },
  {
    name: 'pages with a total and a link to the next',
    wrap: onAnswer('filterProducts', (body) => ({
      ...asObject(body),
      ...{ total: 1234, hasMore: true, next: '/product/by/search?cursor=abc' },
    })),
  },
  { name: 'a client token anew with every call', wrap: renewClientTokens() },
  {
    name: 'transactions with their status, currency and time',
    wrap: onAnswerAt('createPayment', '/transaction', (transaction) => ({
      ...asObject(transaction),
      ...{
        status: 'submitted_for_settlement',
        currencyIsoCode: 'USD',
        createdAt: new Date().toISOString(),
      },
    })),
  },
  {
    name: 'a fresh token in a header of every answer',
    wrap: everyHeader({ 'x-access-token': 'fresh-token-of-the-session' }),
  },
  {
    name: 'whole numbers with a decimal point',
    wrap: everyByte((body) =>
      JSON.stringify(body).replace(
        /("(?:quantity|sold|count|size|role|shipping)":\d+)(?=[,}])/g,
        '$1.0',
      ),
    ),
  },
  {
    name: 'categories that know how many products they have',
    wrap: everyObject((object) =>
      Object.keys(object).sort().join() === '_id,name'
        ? { ...object, slug: 'some-category', productCount: 7 }
        : object,
    ),
  },
]

/** Times without a fraction: the order within one second is undefined. */
function inWholeSeconds(where: 'listProducts' | 'listOrders' | 'pages'): Wrapper {
  const cut = everyText('createdAt', (time) => time.replace(/\.\d+Z$/, 'Z'))
  const turn = (body: unknown) => turnTies(entries(body), 'createdAt')
  if (where !== 'pages') {
    return (next) =>
      onAnswer(where, (body, request) => (request.url.includes('sold') ? body : turn(body)))(
        cut(next),
      )
  }
  return (next) =>
    onAnswer('filterProducts', (body) => {
      const page = asObject(body)
      return { ...page, data: turn(page['data']) }
    })(cut(next))
}

/** The list with neighbors that are equal at a key in reverse order. */
function turnTies(list: readonly JsonObject[], key: string): JsonObject[] {
  const groups: JsonObject[][] = []
  for (const entry of list) {
    const last = groups.at(-1)
    if (last && last[0]?.[key] === entry[key]) last.unshift(entry)
    else groups.push([entry])
  }
  return groups.flat()
}

function turnRelated(): Wrapper {
  let count = 0
  return onAnswer('listRelatedProducts', (body) => {
    count += 1
    const products = asArray(body)
    const start = products.length === 0 ? 0 : count % products.length
    return [...products.slice(start), ...products.slice(0, start)]
  })
}

function renewClientTokens(): Wrapper {
  let count = 0
  return onAnswerAt('getClientToken', '/clientToken', (token) => {
    count += 1
    const fields = asObject(JSON.parse(Buffer.from(String(token), 'base64').toString('utf8')))
    return Buffer.from(JSON.stringify({ ...fields, count })).toString('base64')
  })
}
