import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Variant } from '../fault'
import { everyObject, everyText } from '../wrap/every-answer'
import { matchOperation } from '../wrap/match-operation'
import { answerJson } from '../wrap/messages'
import { onAnswer } from '../wrap/one-operation'

const STATUSES = ['Not processed', 'Processing', 'Shipped', 'Delivered', 'Cancelled']
const OWN_WORDS = ['Neu', 'In Arbeit', 'Unterwegs', 'Angekommen', 'Storniert']

/** Other values than ours, as the contract allows them. */
export const valueVariants: readonly Variant[] = [
  {
    name: 'times with an offset',
    wrap: everyText('createdAt', (time) => time.replace('Z', '+00:00')),
  },
  {
    name: 'times with microseconds',
    wrap: everyText('createdAt', (time) => time.replace('Z', '123Z')),
  },
  {
    name: 'times in whole seconds',
    wrap: everyText('createdAt', (time) => time.replace(/\.\d+Z/, 'Z')),
  },
  {
    name: 'times of another zone',
    wrap: everyText('createdAt', (time) =>
      new Date(Date.parse(time) + 7_200_000).toISOString().replace('Z', '+02:00'),
    ),
  },
  { name: 'statuses of other names', wrap: translateStatuses() },
  {
    name: 'more statuses',
    wrap: onAnswer('listOrderStatuses', (body) => [...asArray(body), 'Returned']),
  },
  { name: 'emails in small letters', wrap: everyText('email', (email) => email.toLowerCase()) },
  {
    name: 'role 2 for users',
    wrap: everyObject((object) => (object['role'] === 0 ? { ...object, role: 2 } : object)),
  },
  {
    name: 'sign-up without the user in its answer',
    wrap: onAnswer('signUp', () => ({ success: true })),
  },
  {
    name: 'payment without success in its answer',
    wrap: onAnswer('createPayment', (body) => ({ transaction: asObject(body)['transaction'] })),
  },
  {
    name: 'product creation without the product in its answer',
    wrap: onAnswer('createProduct', () => ({ success: true, message: 'Created.' })),
  },
  {
    name: 'product update with the product in its answer',
    wrap: (next) => async (request) => {
      const match = matchOperation(request)
      const response = await next(request)
      if (match?.operation !== 'updateProduct' || !response.ok) return response
      const shown = await next(
        new Request(new URL(`/api/product/show/${match.params['productId']}`, request.url)),
      )
      return answerJson({ success: true, message: 'Updated.', data: await shown.json() })
    },
  },
  {
    name: 'order lines without their time',
    wrap: everyObject(({ createdAt, ...object }) =>
      'count' in object || createdAt === undefined ? object : { ...object, createdAt },
    ),
  },
  {
    name: 'few related products',
    wrap: onAnswer('listRelatedProducts', (body) => asArray(body).slice(0, 1)),
  },
]

function translateStatuses(): Variant['wrap'] {
  const out = (status: unknown) => OWN_WORDS[STATUSES.indexOf(String(status))] ?? status
  const back = (text: string) =>
    OWN_WORDS.reduce(
      (translated, word, index) => translated.replaceAll(`"${word}"`, `"${STATUSES[index]}"`),
      text,
    )
  return (next) =>
    everyObject((object) =>
      'transaction_id' in object ? { ...object, status: out(object['status']) } : object,
    )(async (request) => {
      const operation = matchOperation(request)?.operation
      if (operation === 'updateOrderStatus') {
        const { method, url } = request
        const headers = new Headers(request.headers)
        const expected = headers.get('if-match')
        if (expected) {
          const own = back(decodeURIComponent(expected))
          headers.set(
            'if-match',
            own.replace(/[^"]+/, (status) => encodeURIComponent(status)),
          )
        }
        return next(new Request(url, { method, headers, body: back(await request.text()) }))
      }
      const response = await next(request)
      return operation === 'listOrderStatuses' && response.ok
        ? answerJson(asArray(await response.json()).map(out))
        : response
    })
}
