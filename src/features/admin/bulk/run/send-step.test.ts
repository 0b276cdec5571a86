import { expect, test } from 'vitest'
import { sendStep } from './send-step'
import { change, createShop, deletion, muse } from './testing/model-shop'

test.each([
  ['price', change({ price: 13 }), { price: 14 }, 'Somebody has changed Price since.'],
  ['stock', change({ quantity: 50 }), { quantity: 99 }, 'Somebody has changed Quantity since.'],
  [
    'stock by',
    change({ quantity: 50 }, { isStockDifference: true }),
    { quantity: 99 },
    'Somebody has changed Quantity since.',
  ],
  ['delete', deletion, { name: 'Better' }, 'Somebody has changed Name since.'],
])(
  'ADM-18 %s: what somebody else has changed since the plan stays',
  async (_, step, edit, reason) => {
    const shop = createShop({ prd_1: muse })
    shop.edit('prd_1', edit)
    expect(await sendStep(step, false, shop.service)).toEqual({ phase: 'refused', reason })
    expect(shop.get('prd_1')).toEqual({ ...muse, ...edit })
  },
)

test('ADM-18 a stock that is set is not set over a sale, a difference is taken with it', async () => {
  const shop = createShop({ prd_1: muse })
  shop.sell('prd_1', 4)
  expect(await sendStep(change({ quantity: 50 }), false, shop.service)).toEqual({
    phase: 'refused',
    reason: '4 sold since: there are 36 now.',
  })
  const by = change({ quantity: 50 }, { isStockDifference: true })
  expect(await sendStep(by, false, shop.service)).toMatchObject({ phase: 'done' })
  expect(shop.get('prd_1')).toEqual({ ...muse, quantity: 46, sold: 7 })
})

test('ADM-18 what is as wanted by then is not sent', async () => {
  const shop = createShop({ prd_1: { ...muse, price: 13 } })
  expect(await sendStep(change({ price: 13 }), false, shop.service)).toEqual({ phase: 'unchanged' })
  expect(await sendStep({ ...deletion, productId: 'gone' }, false, shop.service)).toEqual({
    phase: 'unchanged',
  })
  expect(shop.log).toEqual(['read', 'read'])
})
