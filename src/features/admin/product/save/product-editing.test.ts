import { expect, test } from 'vitest'
import type { ProductUpdate } from '../../../../api/contract'
import { createProductEditing } from './product-editing'
import type { ProductState } from './product-state'

const opened: ProductState = {
  name: 'Vase',
  description: 'Blue.',
  price: 5,
  category: 'cat_1',
  shipping: 1,
  quantity: 40,
  sold: 0,
}
const form = { ...opened, shipping: 1 } as const

/** A service whose first answer is lost after the change was stored. */
function createService() {
  let stored = opened
  const updates: ProductUpdate[] = []
  const ports = {
    read: async () => ({ state: stored, tag: undefined }),
    async write({ file: _file, ...update }: ProductUpdate) {
      updates.push(update)
      stored = { ...stored, ...update }
      if (updates.length === 1) throw new Error('lost')
      return { success: true, message: '' }
    },
    isOutdated: () => false,
    isUnanswered: () => true,
  }
  const sell = (count: number) => {
    stored = { ...stored, quantity: stored.quantity - count, sold: stored.sold + count }
  }
  return { ports, updates, sell }
}

test('ADM-13 a stock whose answer was lost, pieces sold since and another stock typed: it is asked once, and saved', async () => {
  const { ports, updates, sell } = createService()
  const editing = createProductEditing(opened, ports)
  await expect(editing.save({ ...form, quantity: 50 })).rejects.toThrow('lost')
  sell(3)
  const asked = await editing.save({ ...form, quantity: 60 })
  expect(asked).toMatchObject({ kind: 'asked', fields: ['quantity'] })
  // What was sent is what there was, and nothing that somebody else put in.
  expect(editing.get().base).toMatchObject({ quantity: 50, sold: 0 })
  editing.settle('quantity')
  expect(await editing.save({ ...form, quantity: 60 })).toMatchObject({ kind: 'saved' })
  expect(updates).toEqual([{ quantity: 50 }, { quantity: 60 }])
})
