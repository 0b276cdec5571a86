import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanRow } from '../plan/plan'
import { countRows, planUndo } from './run-state'
import { type ProductService, sendStep } from './send-step'
import { change, createShop, creation, deletion, muse, rowOf, setUp } from './testing/model-shop'

/** Runs a plan, then its undo. */
async function runBack(plan: readonly PlanRow[], shop: ReturnType<typeof createShop>) {
  const there = setUp(plan, shop)
  await there.runner.run()
  const undo = planUndo(there.runner.get().rows)
  const back = setUp(undo, shop)
  return { there: there.runner.get(), undo: () => back.runner.run().then(() => back.runner.get()) }
}

test('ADM-19 undo takes back all that was done', async () => {
  const shop = createShop({ prd_1: muse, prd_2: { ...muse, name: 'Two' } })
  const before = shop.all()
  const plan = [
    rowOf(change({ name: 'Other', price: 13, quantity: 50, shipping: 1 }), 1),
    rowOf(creation, 2),
  ]
  const { undo } = await runBack(plan, shop)
  expect(shop.get('prd_1')).toMatchObject({ name: 'Other', price: 13, quantity: 50 })
  const state = await undo()
  expect(countRows(state)).toMatchObject({ done: 2, refused: 0 })
  expect(shop.all()).toEqual(before)
})

test('ADM-19 undo of a deletion makes the product anew', async () => {
  const shop = createShop({ prd_1: muse })
  const { undo } = await runBack([rowOf(deletion)], shop)
  expect(shop.all()).toEqual({})
  await undo()
  expect(shop.all()).toEqual({ new_1: { ...muse, sold: 0 } })
})

test('ADM-19 undo keeps the sales since, and takes back the pieces alone', async () => {
  const shop = createShop({ prd_1: muse })
  const { undo } = await runBack([rowOf(change({ quantity: 50 }))], shop)
  shop.sell('prd_1', 8)
  await undo()
  expect(shop.get('prd_1')).toEqual({ ...muse, quantity: 32, sold: 11 })
})

test.each([
  ['a newer price', change({ price: 13 }), { price: 14 }, 'Somebody has changed Price since.'],
  [
    'a newer stock',
    change({ quantity: 50 }),
    { quantity: 60 },
    'Somebody has changed Quantity since.',
  ],
  [
    'more sold than would be left',
    change({ quantity: 50 }),
    { quantity: 5, sold: 48 },
    '45 sold since: there are 5 now.',
  ],
])('ADM-19 undo stops at %s, and says so', async (_, step, edit, reason) => {
  const shop = createShop({ prd_1: muse })
  const { undo } = await runBack([rowOf(step)], shop)
  shop.edit('prd_1', edit)
  const after = shop.get('prd_1')
  expect((await undo()).rows[0]?.progress).toEqual({ phase: 'refused', reason })
  expect(shop.get('prd_1')).toEqual(after)
})

test('ADM-19 a created product that has been bought is not taken back', async () => {
  const shop = createShop({})
  const { undo } = await runBack([rowOf(creation)], shop)
  shop.sell('new_1', 1)
  expect((await undo()).rows[0]?.progress.phase).toBe('refused')
  expect(shop.get('new_1')).toBeDefined()
})

test('ADM-19 a change done by somebody else as well is theirs to take back', async () => {
  const shop = createShop({ prd_1: muse })
  shop.edit('prd_1', { price: 13 })
  const { undo } = await runBack([rowOf(change({ price: 13, shipping: 1 }))], shop)
  await undo()
  expect(shop.get('prd_1')).toEqual({ ...muse, price: 13 })
})

test('ADM-18 ADM-19 sales at any moment: pieces in stock and sold add up, there and back', async () => {
  const sales = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 4 })), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(sales, fc.integer({ min: -20, max: 20 }), async (sold, by) => {
      fc.pre(by !== 0)
      const shop = createShop({ prd_1: muse })
      let calls = 0
      const pieces = muse.quantity + muse.sold
      const busy: ProductService = {
        ...shop.service,
        async read(productId) {
          const result = await shop.service.read(productId)
          calls += 1
          for (const [at, count] of sold) if (at === calls) shop.sell('prd_1', count)
          return result
        },
      }
      const step = change({ quantity: muse.quantity + by }, { isStockDifference: true })
      const done = await sendStep(step, false, busy)
      const { quantity = 0, sold: soldNow = 0 } = shop.get('prd_1') ?? {}
      expect(quantity + soldNow).toBe(done.phase === 'done' ? pieces + by : pieces)
      if (done.phase !== 'done' || !done.undo) return
      const undone = await sendStep(done.undo, false, busy)
      const after = shop.get('prd_1')
      expect((after?.quantity ?? 0) + (after?.sold ?? 0)).toBe(
        undone.phase === 'done' ? pieces : pieces + by,
      )
    }),
    { numRuns: 300 },
  )
})
