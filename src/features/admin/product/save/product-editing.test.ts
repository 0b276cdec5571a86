import { expect, test } from 'vitest'
import type { ProductUpdate } from '../../../../api/contract'
import { createProductEditing } from './product-editing'
import { baseShape, type ProductState } from './product-state'

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
function createService(isTagged = false) {
  let stored = opened
  let changes = 0
  const updates: ProductUpdate[] = []
  const refusals: (() => void)[] = []
  const ports = {
    read: async () => ({ state: stored, tag: isTagged ? `"${changes}"` : undefined }),
    async write({ file: _file, ...update }: ProductUpdate) {
      const meanwhile = refusals.shift()
      if (meanwhile) {
        meanwhile()
        throw new Error('outdated')
      }
      updates.push(update)
      stored = { ...stored, ...update }
      changes += 1
      if (updates.length === 1) throw new Error('lost')
      return { success: true, message: '' }
    },
    isOutdated: (error: unknown) => String(error).includes('outdated'),
    isUnanswered: (error: unknown) => String(error).includes('lost'),
  }
  /** Somebody else's work. */
  const change = (update: Partial<ProductState>) => {
    stored = { ...stored, ...update }
    changes += 1
  }
  return {
    ports,
    updates,
    change,
    add: (count: number) => change({ quantity: stored.quantity + count }),
    sell(count: number) {
      stored = { ...stored, quantity: stored.quantity - count, sold: stored.sold + count }
    },
    /** Refuses the next change, because of another one. */
    refuse: (meanwhile: () => void) => void refusals.push(meanwhile),
  }
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

test('ADM-13 a stock that was seen to be stored is not sent again over what somebody else makes of it', async () => {
  const { ports, updates, add, refuse } = createService()
  const editing = createProductEditing(opened, ports)
  await expect(editing.save({ ...form, quantity: 39 })).rejects.toThrow('lost')
  refuse(() => add(1))
  const again = await editing.save({ ...form, quantity: 39, name: 'Bowl' })
  expect(again).toMatchObject({ kind: 'saved', foreign: ['quantity'] })
  expect(updates).toEqual([{ quantity: 39 }, { name: 'Bowl' }])
})

test('ADM-13 nor is it when the attempt that saw it ended otherwise', async () => {
  const { ports, updates, add, refuse } = createService()
  const editing = createProductEditing(opened, ports)
  await expect(editing.save({ ...form, quantity: 39 })).rejects.toThrow('lost')
  for (let count = 0; count < 8; count += 1) refuse(() => undefined)
  await expect(editing.save({ ...form, quantity: 39, name: 'Bowl' })).rejects.toThrow('outdated')
  add(1)
  await editing.save({ ...form, quantity: 39, name: 'Bowl' })
  expect(updates).toEqual([{ quantity: 39 }, { name: 'Bowl' }])
})

test('ADM-13 a stock that is the same number again, since as many were sold as were put in, is asked for', async () => {
  const { ports, updates, sell } = createService()
  await expect(createProductEditing(opened, ports).save({ ...form, quantity: 43 })).rejects.toThrow(
    'lost',
  )
  sell(3)
  // The page was loaded again: nothing is known of what was sent but what is typed.
  const editing = createProductEditing(opened, ports)
  const asked = await editing.save({ ...form, quantity: 43 })
  expect(asked).toMatchObject({ kind: 'asked', fields: ['quantity'] })
  expect(updates).toEqual([{ quantity: 43 }])
})

test('ADM-13 a stock that may have been stored, and set back to what it was, is asked for once', async () => {
  const { ports, updates, add } = createService(true)
  const editing = createProductEditing(opened, ports)
  await expect(editing.save({ ...form, quantity: 39 })).rejects.toThrow('lost')
  add(1)
  const asked = await editing.save({ ...form, quantity: 39 })
  expect(asked).toMatchObject({ kind: 'asked', fields: ['quantity'] })
  editing.settle('quantity')
  expect(await editing.save({ ...form, quantity: 39 })).toMatchObject({ kind: 'saved' })
  expect(updates).toEqual([{ quantity: 39 }, { quantity: 39 }])
})

test('ADM-13 so is any field, after the page was loaded again too', async () => {
  const { ports, updates, change } = createService(true)
  const editing = createProductEditing(opened, ports)
  await expect(editing.save({ ...form, price: 7, name: 'Bowl' })).rejects.toThrow('lost')
  change({ price: 5 })
  const kept = baseShape.parse(JSON.parse(JSON.stringify(editing.get().base)))
  const later = createProductEditing(kept, ports)
  const asked = await later.save({ ...form, price: 7, name: 'Bowl' })
  expect(asked).toMatchObject({ kind: 'asked', fields: ['price'] })
  later.settle('price')
  expect(await later.save({ ...form, price: 7, name: 'Bowl' })).toMatchObject({ kind: 'saved' })
  expect(updates).toEqual([{ price: 7, name: 'Bowl' }, { price: 7 }])
})

test('ADM-13 a field that was not stored is sent again without a question', async () => {
  const { ports, updates } = createService(true)
  const editing = createProductEditing(opened, {
    ...ports,
    write: () => Promise.reject(new Error('lost')),
  })
  await expect(editing.save({ ...form, price: 7 })).rejects.toThrow('lost')
  const again = createProductEditing(editing.get().base, { ...ports, isUnanswered: () => false })
  await expect(again.save({ ...form, price: 7 })).rejects.toThrow('lost')
  expect(updates).toEqual([{ price: 7 }])
})

test('ADM-13 what is read too late, after a refusal as well, undoes nobody’s change', async () => {
  const reads = ['before', 'before', 'after']
  const tags: (string | undefined)[] = []
  const editing = createProductEditing(opened, {
    ...createService().ports,
    async read() {
      const isBehind = reads.shift() === 'before'
      return isBehind
        ? { state: opened, tag: '"before"' }
        : { state: { ...opened, price: 6 }, tag: '"after"' }
    },
    async write(_update, tag) {
      tags.push(tag)
      if (tag === '"before"') throw new Error('outdated')
      return { success: true, message: '' }
    },
  })
  const asked = await editing.save({ ...form, price: 7 })
  expect(asked).toMatchObject({ kind: 'asked', fields: ['price'] })
  expect(tags).toEqual(['"before"', '"before"'])
})

test('ADM-13 what was refused leaves no doubt', async () => {
  const { ports } = createService(true)
  const editing = createProductEditing(opened, {
    ...ports,
    write: () => Promise.reject(new Error('too dear')),
  })
  await expect(editing.save({ ...form, price: 7 })).rejects.toThrow('too dear')
  expect(editing.get().base).toEqual(opened)
})
