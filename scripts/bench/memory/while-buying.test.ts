import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBuying } from './while-buying'

test('purchases of one after the other follow each other until the work is done', async () => {
  const bought: string[] = []
  const buying = createBuying(['Ann', 'Bob'], async (shopper) => {
    await nextTurn()
    bought.push(shopper)
  })
  const result = await buying.during(async () => {
    await expect.poll(() => bought.length).toBeGreaterThan(3)
    return 'done'
  })
  expect(result).toBe('done')
  expect(bought.slice(0, 3)).toEqual(['Ann', 'Bob', 'Ann'])
  const { length } = bought
  await nextTurn()
  await nextTurn()
  expect(bought).toHaveLength(length)
  expect(buying.toFigure('orders').value).toBeGreaterThan(0)
})

test('a purchase that fails ends the measurement', async () => {
  const buying = createBuying(['Ann'], () => Promise.reject(new Error('sold out')))
  await expect(buying.during(() => nextTurn())).rejects.toThrow('sold out')
})
