import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Variant, Wrapper } from '../fault'
import { lagCategories, lagOrders } from '../services/shop/lag'
import { everyObject, everyText } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeAnswer, changeRequest, readJson } from '../wrap/messages'
import { entries, onAnswer, onOperation, onQuery } from '../wrap/one-operation'
import { createOwnTest } from '../wrap/own-products'

/** Habits of other frameworks, databases and providers that the contract allows. */
export const habitVariants: readonly Variant[] = [
  // Others look for an operation at its address without the slash.
  { name: 'a slash at the end of every address, by 308', hides: true, wrap: redirectToSlash(308) },
  { name: 'a slash at the end of what is read, by 301', hides: true, wrap: redirectToSlash(301) },
  { name: 'lists that lag behind writes', wrap: lag(30) },
  { name: 'ids of another shape as bad input', wrap: refuseStrangeIds() },
  {
    name: 'sign-in errors with the attempts that are left',
    wrap: countedErrors((text, count) => `${text} ${9 - (count % 9)} attempts left.`),
  },
  {
    name: 'errors with the id of the request',
    wrap: countedErrors((text, count) => `${text} (request a${count}f-${count * 7})`),
  },
  { name: 'a status that only follows the one before', wrap: strictTransitions() },
  {
    name: 'one status only',
    hides: true,
    wrap: onAnswer('listOrderStatuses', () => ['Not processed']),
  },
  { name: 'a provider that declines every charge', hides: true, wrap: declineCharges() },
  { name: 'a service that takes real money', hides: true, wrap: refuseTestNonces() },
  {
    name: 'lines of an order in another order',
    wrap: everyObject((object) =>
      'transaction_id' in object && Array.isArray(object['products'])
        ? { ...object, products: object['products'].toReversed() }
        : object,
    ),
  },
  {
    name: 'categories in another order, and many more of them',
    wrap: onAnswer('listCategories', (body) => [
      ...Array.from({ length: 300 }, (_, n) => ({ _id: `more_${n}`, name: `More ${n}` })),
      ...asArray(body).toReversed(),
    ]),
  },
  { name: 'no default limit of lists', wrap: limitByDefault('undefined') },
  { name: 'a default limit of 1', wrap: limitByDefault('1') },
  { name: 'no related products but those of own categories', wrap: hideRelated() },
  { name: 'a price of 19.99 beyond 19', wrap: compareCents() },
  { name: 'times in small letters', wrap: everyText('createdAt', (time) => time.toLowerCase()) },
  {
    name: 'times with nanoseconds and without zeros in offsets',
    wrap: everyText('createdAt', (time) => time.replace(/(\.\d+)?Z$/, '.123000001+00:00')),
  },
  { name: 'a picture for products without one', wrap: everyObject(addPicture) },
  {
    name: "another's transaction as an unknown one",
    wrap: hideTransactions(),
  },
  { name: 'unknown products as a conflict', wrap: unknownProductsConflict() },
  { name: 'lists of orders that lag behind writes', wrap: lagOrders(30) },
  {
    name: 'a list of categories that lags behind writes',
    isFirstRun: true,
    wrap: lagCategories(30),
  },
  {
    name: 'two statuses, of which the second is for good',
    // Others know more of them.
    hides: true,
    wrap: closeWithSecond(),
  },
]

/** Redirects to the path with a slash at its end, as some frameworks do. */
function redirectToSlash(status: 301 | 308): Wrapper {
  return (next) => async (request) => {
    const url = new URL(request.url)
    const isMoved = matchOperation(request) && (status === 308 || request.method === 'GET')
    if (isMoved) {
      const location = `${url.pathname}/${url.search}`
      return new Response('', { status, headers: { location, 'content-type': 'text/html' } })
    }
    const { method, headers } = request
    const bare = url.href.replace(/\/(?=\?|$)/, '')
    const body =
      method === 'GET' || method === 'DELETE' ? {} : { body: await request.arrayBuffer() }
    return next(new Request(bare, { method, headers, ...body }))
  }
}

const LISTS = new Set(['listProducts', 'filterProducts', 'searchProducts', 'listRelatedProducts'])

/** New products appear in lists after a moment, as behind a search index. */
function lag(milliseconds: number): Wrapper {
  const listedFrom = new Map<string, number>()
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const response = await next(request)
    if (!response.ok) return response
    if (operation === 'createProduct') {
      const { data } = await readJson(response)
      listedFrom.set(String(asObject(data)['_id']), performance.now() + milliseconds)
    }
    if (!LISTS.has(operation)) return response
    const now = performance.now()
    const isListed = (product: unknown) =>
      (listedFrom.get(String(asObject(product)['_id'])) ?? 0) <= now
    return changeAnswer(response, (body) => {
      if (Array.isArray(body)) return body.filter(isListed)
      const data = asArray(asObject(body)['data']).filter(isListed)
      return { ...asObject(body), data, size: data.length }
    })
  }
}

/** A database with its own format of ids answers 400 to any other, where the contract has a 400. */
function refuseStrangeIds(): Wrapper {
  const operations = new Set(['updateProduct', 'updateOrderStatus', 'createOrder'])
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    const isStrange =
      request.url.includes('no-such') || (await request.clone().text()).includes('no-such')
    const response = await next(request)
    if (response.status !== 404 || !isStrange || !operations.has(operation)) return response
    const text = 'This is no id.'
    return answerJson(
      operation === 'updateProduct' ? { success: false, message: text } : { error: text },
      400,
    )
  }
}

function countedErrors(write: (text: string, count: number) => string): Wrapper {
  let count = 0
  return everyText('error', (text) => {
    count += 1
    return write(text, count)
  })
}

/** The contract leaves the transitions between statuses to the service. */
function strictTransitions(): Wrapper {
  const statuses = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']
  const current = new Map<string, number>()
  return onOperation('updateOrderStatus', async (request, forward, { params }) => {
    const id = params['orderId'] ?? ''
    const wanted = statuses.indexOf(String((await readJson(request))['status']))
    const response = await forward()
    if (!response.ok || wanted === -1) return response
    const from = current.get(id) ?? 0
    if (wanted !== from && wanted !== from + 1) {
      return answerJson({ error: 'status: not after this one.' }, 400)
    }
    current.set(id, wanted)
    return response
  })
}

/** An order is set to the second status, once; to no other, and not to the one that it has. */
function closeWithSecond(): Wrapper {
  const closed = new Set<string>()
  const list = onAnswer('listOrderStatuses', (body) => asArray(body).slice(0, 2))
  const set = onOperation('updateOrderStatus', async (request, forward, { params }) => {
    const id = params['orderId'] ?? ''
    const json = await readJson(request)
    const isClosed = closed.has(id)
    if (typeof json['status'] !== 'string') return forward()
    if (json['status'] === 'Processing' && !isClosed) {
      const response = await forward()
      if (response.ok) closed.add(id)
      return response
    }
    // Whatever else there is to refuse comes first.
    const status = isClosed ? 'Processing' : 'Not processed'
    const response = await forward(await changeRequest(request, { json: { ...json, status } }))
    return response.ok ? answerJson({ error: 'status: it can not be set.' }, 400) : response
  })
  return (next) => list(set(next))
}

function declineCharges(): Wrapper {
  return onOperation('createPayment', async (request, forward) => {
    const { amount } = await readJson(request)
    const response = await forward()
    return response.ok && amount !== 0 ? answerJson({ error: 'Declined.' }, 402) : response
  })
}

/** "A service that takes real money answers 400 to them." */
function refuseTestNonces(): Wrapper {
  return onOperation('createPayment', async (request, forward) => {
    const { amount, paymentMethodNonce } = await readJson(request)
    const response = await forward()
    return response.ok && amount !== 0 && String(paymentMethodNonce).startsWith('fake-')
      ? answerJson({ error: 'paymentMethodNonce: test nonces are not taken.' }, 400)
      : response
  })
}

function limitByDefault(limit: string): Wrapper {
  return onQuery('listProducts', (query) => {
    if (!query.has('limit')) query.set('limit', limit)
  })
}

/** The number of related products is up to the service. */
function hideRelated(): Wrapper {
  const isOwn = createOwnTest()
  return onAnswer('listRelatedProducts', (body) => entries(body).filter(isOwn))
}

/** The contract recommends to count 19.99 as within 19, and no more. */
function compareCents(): Wrapper {
  return onOperation('filterProducts', async (request, forward) => {
    const { price } = asObject((await readJson(request))['filters'])
    const highest = asArray(price)[1]
    const response = await forward()
    if (!response.ok || typeof highest !== 'number') return response
    return changeAnswer(response, (body) => {
      const data = entries(asObject(body)['data']).filter((one) => Number(one['price']) <= highest)
      return { data, size: data.length }
    })
  })
}

function addPicture(object: Readonly<Record<string, unknown>>) {
  return 'sold' in object ? { photo: { data: '/none.svg' }, ...object } : object
}

/** The path's user is still the token's: only the transaction is another's. */
function hideTransactions(): Wrapper {
  return onOperation('createOrder', async (_, forward) => {
    const response = await forward()
    const { error } = await readJson(response)
    return response.status === 403 && String(error).startsWith('transaction_id:')
      ? answerJson({ error: 'There is no such transaction.' }, 404)
      : response
  })
}

function unknownProductsConflict(): Wrapper {
  return onOperation('createOrder', async (_, forward) => {
    const response = await forward()
    const { error } = await readJson(response)
    return response.status === 404 && String(error).startsWith('products')
      ? answerJson({ error: 'A product is gone.' }, 409)
      : response
  })
}
