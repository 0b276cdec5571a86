import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../mocks/api/database/database'
import { startOwnClock } from './support/own-clock'
import { MINUTE_MS, openShelf, openWireShop, type WireShop } from './support/wire-shop'
import type { WireCall } from './wire/answer-call'
import type { Misbehaviour } from './wire/misbehaviour'
import { answerXml, type WireAnswer } from './wire/wire-answer'

const ANSWER_TIMEOUT_MS = 2_500

let open: OpenDatabase
let shop: WireShop

beforeAll(async () => {
  open = await openShelf()
})
afterAll(() => open.close())
beforeEach(async () => {
  shop = await openWireShop(open, { timeoutMs: 1_500, answerTimeoutMs: ANSWER_TIMEOUT_MS })
})
afterEach(() => shop.wire.close())

const isSale = ({ method, path }: WireCall) => method === 'POST' && path === '/transactions'
const isSearch = ({ path }: WireCall) => path.startsWith('/transactions/advanced_search')
const isPage = ({ path }: WireCall) => path === '/transactions/advanced_search'

const refuse = (status: number): Misbehaviour => ({
  kind: 'refuse',
  answer: { status, contentType: 'text/html', body: '<html>no</html>' },
})
const altered = (alter: (answer: WireAnswer) => WireAnswer): Misbehaviour => ({
  kind: 'alter',
  alter,
})
const instead = (body: string, contentType = 'application/xml', status = 200) =>
  altered(() => ({ status, contentType, body }))
/** Puts something else between the tags of a field, or takes it away. */
const withField = (name: string, replacement: string) =>
  altered((answer) => ({
    ...answer,
    body: answer.body.replace(new RegExp(`<${name}( [^>]*)?>[^<]*</${name}>`, 'g'), replacement),
  }))

/** What tells nobody whether the money was taken, which it was unless the gateway did not do what it was asked for. */
const UNREADABLE: readonly (readonly [string, Misbehaviour])[] = [
  ['a connection that breaks before', { kind: 'drop' }],
  ['a connection that breaks after', { kind: 'lose-answer' }],
  ['silence', { kind: 'stay-silent' }],
  ['an answer without an end', { kind: 'drip' }],
  ...[204, 302, 400, 404, 408, 500, 502, 503, 504].map(
    (status) => [`${status}`, refuse(status)] as const,
  ),
  ['an empty 200', instead('')],
  ['a blank 200', instead('  \n')],
  ['HTML with 200', instead('<html><body>Sign in</body></html>', 'text/html')],
  ['HTML as XML with 200', instead('<html><body>Sign in</body></html>')],
  ['HTML with 422', instead('<html>No</html>', 'text/html', 422)],
  ['JSON with 200', instead('{"transaction":{"id":"x"}}', 'application/json')],
  ['JSON null', instead('null', 'application/json')],
  ['an empty element', instead('<transaction/>')],
  ['another element', instead('<customer><id>x</id></customer>')],
  ['no transaction but nil', instead('<transaction nil="true"/>')],
  [
    'a no without a reason',
    instead('<api-error-response><message>No</message></api-error-response>'),
  ],
  [
    'a no whose transaction is nil',
    instead(
      '<api-error-response><errors><errors type="array"/></errors><transaction nil="true"/></api-error-response>',
    ),
  ],
  ['XML that is cut off', altered((answer) => ({ ...answer, body: answer.body.slice(0, 200) }))],
  ['another order’s transaction', withField('order-id', '<order-id>chg_other</order-id>')],
  ...['id', 'status', 'amount', 'currency-iso-code', 'order-id'].flatMap((name) => [
    [`${name} nil`, withField(name, `<${name} nil="true"/>`)] as const,
    [`no ${name}`, withField(name, '')] as const,
    [`an empty ${name}`, withField(name, `<${name}></${name}>`)] as const,
  ]),
  ['an amount in words', withField('amount', '<amount>ten</amount>')],
  ['a status of the future', withField('status', '<status>under_review</status>')],
  ['authorizing', withField('status', '<status>authorizing</status>')],
  ['unrecognized', withField('status', '<status>unrecognized</status>')],
]

test.each(UNREADABLE)(
  'API-8 a sale answered by %s stays open until the search has the word',
  async (_, wrong) => {
    const nonce = await shop.gateway.issueNonce()
    shop.wire.misbehave = (call) => (isSale(call) ? wrong : undefined)
    const clock = startOwnClock()
    const outcome = await shop.pay(nonce).catch((fault: unknown) => fault)
    expect(clock.stop()).toBeLessThan(3 * ANSWER_TIMEOUT_MS)
    if (!(outcome instanceof Error)) expect(outcome).toEqual({ kind: 'unknown' })
    expect(await shop.readCharges(nonce)).toMatchObject([{ status: 'pending' }])

    shop.wait(3 * MINUTE_MS)
    await shop.resolve()
    const isTaken = shop.gateway.transactions.size > 0
    const [charge] = await shop.readCharges(nonce)
    expect(charge?.status).toBe(isTaken ? 'charged' : 'pending')
    shop.wire.misbehave = () => undefined
    // The same request again is answered with the one sale there is.
    expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { status: 'charged' } })
    expect(shop.gateway.transactions.size).toBe(1)
  },
)

test('API-8 a sale with elements that nobody knows is read', async () => {
  const nonce = await shop.gateway.issueNonce()
  shop.wire.misbehave = () =>
    altered((answer) => ({
      ...answer,
      body: answer.body.replace(
        '</transaction>',
        '<mood nil="true"/><tags type="array"/></transaction>',
      ),
    }))
  expect(await shop.pay(nonce)).toMatchObject({ kind: 'resolved', charge: { status: 'charged' } })
})

/** What a search may answer instead of what it has found. */
const UNREADABLE_SEARCHES: readonly (readonly [
  string,
  (call: WireCall) => Misbehaviour | undefined,
])[] = [
  ['silence', (call) => (isSearch(call) ? { kind: 'stay-silent' } : undefined)],
  ['an answer without an end', (call) => (isSearch(call) ? { kind: 'drip' } : undefined)],
  ['a page without an end', (call) => (isPage(call) ? { kind: 'drip' } : undefined)],
  ['500', (call) => (isSearch(call) ? refuse(500) : undefined)],
  ['an empty 200', (call) => (isSearch(call) ? instead('') : undefined)],
  ['an empty page', (call) => (isPage(call) ? instead('') : undefined)],
  ['HTML', (call) => (isSearch(call) ? instead('<html>', 'text/html') : undefined)],
  ['HTML for a page', (call) => (isPage(call) ? instead('<html>', 'text/html') : undefined)],
  [
    'nil for the ids',
    (call) =>
      isSearch(call)
        ? instead(
            '<search-results><page-size type="integer">50</page-size><ids nil="true"/></search-results>',
          )
        : undefined,
  ],
  [
    'a page that is short of it',
    (call) =>
      isPage(call)
        ? instead(
            '<credit-card-transactions type="collection"><page-size type="integer">50</page-size></credit-card-transactions>',
          )
        : undefined,
  ],
  [
    'nil for the page',
    (call) => (isPage(call) ? instead('<credit-card-transactions nil="true"/>') : undefined),
  ],
  [
    'another order’s transaction',
    (call) => (isPage(call) ? withField('order-id', '<order-id>chg_other</order-id>') : undefined),
  ],
  ['another transaction', (call) => (isPage(call) ? withField('id', '<id>other</id>') : undefined)],
  [
    'a transaction without an amount',
    (call) => (isPage(call) ? withField('amount', '<amount nil="true"/>') : undefined),
  ],
  [
    'a status of the future',
    (call) => (isPage(call) ? withField('status', '<status>under_review</status>') : undefined),
  ],
]

test.each(UNREADABLE_SEARCHES)(
  'API-8 a search answered by %s settles nothing, and does not keep others from it',
  async (_, wrong) => {
    const lost = await shop.gateway.issueNonce()
    shop.wire.misbehave = (call) => (isSale(call) ? { kind: 'lose-answer' } : undefined)
    await expect(shop.pay(lost)).rejects.toThrow()
    shop.wait(3 * MINUTE_MS)
    shop.wire.misbehave = wrong
    const clock = startOwnClock()
    await shop.resolve()
    expect(clock.stop()).toBeLessThan(3 * ANSWER_TIMEOUT_MS)
    expect(await shop.readCharges(lost)).toMatchObject([{ status: 'pending' }])
    shop.wire.misbehave = () => undefined
    await shop.resolve()
    expect(await shop.readCharges(lost)).toMatchObject([{ status: 'charged' }])
  },
)

test('API-8 more transactions than a page holds are all listed, and refunds are none of them', async () => {
  shop.gateway.pageSize = 2
  const ids: unknown[] = []
  for (let i = 0; i < 5; i++) {
    const charge = await shop.pay(await shop.gateway.issueNonce())
    if (charge.kind === 'resolved') ids.push(charge.charge.transactionId)
  }
  const [first] = shop.gateway.transactions.values()
  if (!first) throw new Error('The sales are gone')
  first.status = 'settled'
  await shop.payments.voidOrRefund(first.id)
  const listed: string[] = []
  const hour = [
    new Date(Date.now() - 60 * MINUTE_MS),
    new Date(Date.now() + 60 * MINUTE_MS),
  ] as const
  for await (const { transactionId } of shop.payments.listTransactions(...hour)) {
    listed.push(transactionId)
  }
  expect(listed).toEqual(ids)
})

test('a client token that is none is a fault, not an answer', async () => {
  const wrongs = [
    instead(''),
    instead('<html>', 'text/html'),
    instead('<client-token><value nil="true"/></client-token>'),
    instead('<client-token/>'),
    answerNothing,
  ]
  for (const wrong of wrongs) {
    shop.wire.misbehave = ({ path }) => (path === '/client_token' ? wrong : undefined)
    await expect(shop.payments.createClientToken('usr_bea')).rejects.toThrow()
  }
})

const answerNothing = altered(() => answerXml(200, 'nothing', null))
