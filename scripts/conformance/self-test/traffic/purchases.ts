import { asObject } from '../../../../mocks/contract/json'
import type { People } from './accounts'
import type { Day, Person } from './driver'
import type { Shelf } from './shelf'
import { changeSold, readStatuses, ship } from './shipping'

const SANDBOX = 'fake-valid-nonce'
const DECLINED = 'fake-processor-declined-visa-nonce'
/** No nonce at all. */
const NONE = Symbol('none')
const ADDRESS = ` 1 Main St <b>rear</b> & Co\r\nSão Paulo O'Neil 言葉 \u0065\u0301 🔑 ${'a'.repeat(400)} `

interface Line {
  readonly _id: string
  readonly count: number
  readonly [field: string]: unknown
}

/** People pay and order, and change their minds; the administrator sends what was ordered. */
export async function shop(
  day: Day,
  people: People,
  admin: Person,
  shelf: Shelf,
): Promise<Purchase> {
  const { shopper, other } = people
  const line = (word: string, count: number, more: object = {}): Line => ({
    _id: shelf.id(word),
    count,
    ...more,
  })
  const pay = async (person: Person, amount: unknown, nonce: unknown = SANDBOX) => {
    const named = nonce === NONE ? {} : { paymentMethodNonce: nonce }
    const { json } = await day.as(person, 'createPayment', {
      json: { ...named, amount, conformanceExtra: 'x' },
    })
    return String(asObject(asObject(json)['transaction'])['id'])
  }
  const order = async (
    person: Person,
    transaction: unknown,
    amount: unknown,
    products: readonly unknown[],
    more: object = {},
  ) => {
    const body = { products, transaction_id: transaction, amount, address: 'Main St 1', ...more }
    const { json } = await day.as(person, 'createOrder', { json: { order: body } })
    return String(asObject(json)['_id'])
  }
  const show = (word: string) => day.call('showProduct', { path: { productId: shelf.id(word) } })
  const cent = line('Cents', 1)

  await day.as(shopper, 'getClientToken')
  await day.as(shopper, 'createPayment', { json: { paymentMethodNonce: SANDBOX, amount: 19.99 } })
  await pay(shopper, 19.99)
  const statuses = await readStatuses(day, admin)
  await chargeNonces(day, people)
  for (const amount of [-1, 1.005, '5', null]) await pay(shopper, amount)
  for (const nonce of [NONE, { $ne: '' }, [SANDBOX], '']) await pay(shopper, 5, nonce)
  await pay(shopper, 5, DECLINED)
  await pay(shopper, 0, 'n'.repeat(200))

  // A whole purchase: several lines, cents, own words in place of the shop's.
  const lines = [
    line('Cents', 3, { name: 'Mine', price: 0.01 }),
    line('Pence', 3, { price: 0.1 }),
    line('Harbour', 2),
    line('Comet', 1),
  ]
  const paid = await pay(shopper, 98.45)
  const id = await order(shopper, paid, 98.45, lines, {
    address: ADDRESS,
    status: 'Delivered',
    user: { _id: other.id, name: 'Somebody' },
    conformanceExtra: 'x',
  })
  for (const word of ['Cents', 'Pence', 'Harbour', 'Comet']) await show(word)
  await order(shopper, paid, 98.45, lines, { address: ADDRESS })
  await order(shopper, paid, 98.45, lines, { address: 'Elsewhere' })
  await order(shopper, paid, 20.05, [cent])
  await order(other, paid, 98.45, lines)
  for (const word of ['Cents', 'Harbour']) await show(word)
  const twice = await pay(shopper, 60.15)
  await order(shopper, twice, 60.15, [line('Cents', 1), line('Cents', 2)])
  await show('Cents')

  // What can't be: each charge is voided, and makes no order afterwards.
  const impossible = async (amount: number, claimed: number, products: readonly Line[]) => {
    const transaction = await pay(other, amount)
    await order(other, transaction, claimed, products)
    const due = amount === 20.05 ? amount : claimed
    await order(other, transaction, due, amount === 20.05 ? [cent] : products)
  }
  await impossible(20.05, 20.04, [cent])
  await impossible(20.04, 20.04, [cent])
  await impossible(20.06, 20.06, [cent])
  await impossible(20.04, 20.05, [cent])
  await impossible(40, 40, [line('Lantern', 4)])
  await impossible(40, 40, [line('Lantern', 2), line('Lantern', 2)])
  const short = await pay(other, 20.05)
  await order(other, short, 1020, [line('Lantern', 102)])
  await order(other, short, 20.05, [cent])
  await sellLast(day, other, shelf, pay, order)

  const free = await pay(other, 0)
  await order(other, free, 0, [line('Comet', 1)])
  await order(other, 'no-such-transaction', 20.05, [cent])
  await order(other, await pay(other, 1), 1, [{ _id: 'no-such-product', count: 1 }])

  // Bad input voids nothing.
  const kept = await pay(other, 20.05)
  for (const [products, more] of [
    [[line('Cents', 0)], {}],
    [[line('Cents', 1.5)], {}],
    [[cent], { address: '   ' }],
    [[cent], { address: 'a'.repeat(501) }],
    [[cent], { address: 7 }],
    [[cent], { address: { street: 'x' } }],
    [[cent], { address: ['x'] }],
    [[cent], { amount: '20.05' }],
    [[cent], { transaction_id: { $ne: '' } }],
    [[{ _id: { $ne: '' }, count: 1 }], {}],
    [[{ _id: [shelf.id('Cents')], count: 1 }], {}],
    [[], {}],
  ] as const)
    await order(other, kept, 20.05, products, more)
  await order(shopper, kept, 20.05, [cent])
  await day.call('createOrder', {
    path: { userId: other.id },
    json: { order: { products: [cent], transaction_id: kept, amount: 20.05, address: 'x' } },
  })
  await order(other, kept, 20.05, [cent])
  await show('Cents')

  const large = await pay(shopper, 100)
  await order(
    shopper,
    large,
    100,
    [line('Pence', 1000)].map((one) => ({ ...one, count: 994 })),
  )
  const few = await pay(shopper, 99.4)
  await order(shopper, few, 99.4, [line('Pence', 994)])
  await show('Pence')
  await day.as(shopper, 'listOwnOrders')
  await day.as(other, 'listOwnOrders')
  await day.as(admin, 'listOwnOrders')
  await day.as(admin, 'listOrders')
  await ship(day, admin, id, statuses)
  await changeSold(day, admin, shelf)
  await day.as(shopper, 'listOwnOrders')
  await day.as(admin, 'listOrders')
  const products = lines
  return {
    id,
    body: { products, transaction_id: paid, amount: 98.45, address: ADDRESS },
    status: statuses[2] ?? '',
  }
}

/** An order of the shopper, with what placed it, and its status. */
export interface Purchase {
  readonly id: string
  readonly body: object
  readonly status: string
}

type Pay = (person: Person, amount: unknown, nonce?: unknown) => Promise<string>
type PlaceOrder = (
  person: Person,
  transaction: unknown,
  amount: unknown,
  products: readonly unknown[],
) => Promise<string>

/** The last pieces are sold once, and a product that goes is not sold any more. */
async function sellLast(day: Day, buyer: Person, shelf: Shelf, pay: Pay, order: PlaceOrder) {
  const last = { _id: shelf.id('Lantern'), count: 3 }
  await order(buyer, await pay(buyer, 30), 30, [last])
  await day.call('showProduct', { path: { productId: last._id } })
  await order(buyer, await pay(buyer, 30), 30, [last])
  await order(buyer, await pay(buyer, 10), 10, [{ ...last, count: 1 }])
  await day.call('showProduct', { path: { productId: last._id } })
}

/** A nonce is charged once, whoever sends it again. */
async function chargeNonces(day: Day, { shopper, other }: People): Promise<void> {
  const nonce = await day.nonce(shopper)
  if (nonce === undefined) return
  const pay = (person: Person, amount: number, one = nonce) =>
    day.as(person, 'createPayment', { json: { paymentMethodNonce: one, amount } })
  await pay(shopper, 0)
  await pay(shopper, 19.99)
  await pay(shopper, 19.99)
  await pay(shopper, 20.99)
  await pay(other, 19.99)
  const refused = await day.nonce(other)
  if (refused === undefined) return
  await pay(other, 2001, refused)
  await pay(other, 12, refused)
}
