import { afterEach, expect, test, vi } from 'vitest'
import { nextTask } from './next-task'

afterEach(() => vi.unstubAllGlobals())

test('it comes after all that is waiting in this task', async () => {
  const order: string[] = []
  const next = nextTask().then(() => order.push('next'))
  await Promise.resolve().then(() => order.push('this'))
  await next
  expect(order).toEqual(['this', 'next'])
})

test('an environment without channels is not waited for', async () => {
  vi.stubGlobal('MessageChannel', undefined)
  await expect(nextTask()).resolves.toBeUndefined()
})
