import { expect, test } from 'vitest'
import type { Product } from '../../../api/edge/catalog'
import type { Order } from '../../../api/edge/order'
import { paths } from '../../../lib/paths'
import type { Session } from '../../../model/session'
import { records } from '../../routes/pages'
import { RequireAdmin, RequireUser } from '../../session/guards'
import { type Command, commandsFor } from './commands'
import { findOrders, findProducts, searchFor } from './found-commands'

const sessionOf = (role: number): Session => ({
  token: 'token',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role },
})
const sessions = {
  visitor: null,
  shopper: sessionOf(0),
  otherRole: sessionOf(2),
  admin: sessionOf(1),
}

const pathsOf = (commands: readonly Command[]) =>
  commands.flatMap(({ effect }) => (effect.type === 'open' ? [effect.path] : []))

/** The paths of pages without an id, and of the one whose id the session tells. */
const pagesGuardedBy = (guards: readonly unknown[]) =>
  records
    .filter(({ guard }) => guards.includes(guard))
    .map(({ path }) => (path === paths.profile.pattern ? paths.profile('usr_1') : path))
    .filter((path) => !/[:*]/.test(path))

const FOR_SIGNED_OUT: readonly string[] = [paths.signIn, paths.signUp, paths.forgotPassword]
const open = pagesGuardedBy([undefined])

test.each([
  ['visitor', open],
  [
    'shopper',
    [...open.filter((path) => !FOR_SIGNED_OUT.includes(path)), ...pagesGuardedBy([RequireUser])],
  ],
  [
    'otherRole',
    [...open.filter((path) => !FOR_SIGNED_OUT.includes(path)), ...pagesGuardedBy([RequireUser])],
  ],
  [
    'admin',
    [
      ...open.filter((path) => !FOR_SIGNED_OUT.includes(path)),
      ...pagesGuardedBy([RequireUser, RequireAdmin]),
    ],
  ],
] as const)('KEY-2 a %s is led to every page that is theirs, and to no other', (who, pages) => {
  expect(pathsOf(commandsFor(sessions[who])).toSorted()).toEqual([...pages].toSorted())
})

test.each(Object.entries(sessions))('KEY-2 a %s can sign out if signed in', (_who, session) => {
  const signsOut = commandsFor(session).some(({ effect }) => effect.type === 'sign out')
  expect(signsOut).toBe(session !== null)
})

test.each(Object.entries(sessions))(
  'KEY-2 each command of a %s is told from all others',
  (_who, session) => {
    const commands = commandsFor(session)
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
    expect(new Set(commands.map(({ label }) => label)).size).toBe(commands.length)
  },
)

const products = Array.from(
  { length: 6 },
  (_, number): Product => ({
    productId: `prd/${number}`,
    name: `Prompt ${number}`,
    description: '',
    priceCents: 1,
    category: { categoryId: 'cat_1', name: 'Letters' },
    quantity: 1,
    shipping: 0,
    createdAt: '2026-11-21T12:00:00Z',
    sold: 0,
  }),
)

test('KEY-2 a product leads to its page, an administrator’s also to its form', () => {
  expect(pathsOf(findProducts(products, false))).toEqual(
    products.slice(0, 4).map(({ productId }) => paths.product(productId)),
  )
  expect(pathsOf(findProducts(products.slice(0, 1), true))).toEqual([
    '/product/prd%2F0',
    '/admin/product/update/prd%2F0',
  ])
})

const orders = Array.from(
  { length: 6 },
  (_, number): Order => ({
    orderId: `ord_${number}`,
    products: [{ productId: 'prd_1', name: 'Café letter', count: 1, priceCents: 100 }],
    transactionId: `txn_${number}x`,
    amountCents: 100,
    address: 'Secret Lane',
    status: 'Shipped',
    user: { userId: 'usr_9', name: `Buyer ${number}` },
    createdAt: '2026-11-21T12:00:00Z',
  }),
)

test.each([
  ['ord_3', [3]],
  ['ORD_3', [3]],
  ['txn_4x', [4]],
  ['buyer 5', [5]],
  ['cafe', [0, 1, 2, 3]],
  ['letter 5', [5]],
  ['secret', []],
  ['ord_9', []],
  ['?!', []],
  ['', []],
] as const)('KEY-2 "%s" finds the orders %o', (text, found) => {
  expect(pathsOf(findOrders(text, orders, true))).toEqual(
    found.map((number) => `/admin/orders?text=ord_${number}`),
  )
  expect(pathsOf(findOrders(text, orders, false))).toEqual(
    found.map((number) => `/user/dashboard#ord_${number}`),
  )
})

test('KEY-2 what is typed can always be searched for in the shop', () => {
  expect(searchFor('')).toEqual([])
  expect(pathsOf(searchFor('a & b'))).toEqual(['/?search=a+%26+b'])
})
