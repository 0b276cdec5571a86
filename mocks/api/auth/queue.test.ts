import { expect, test } from 'vitest'
import { createQueue } from './queue'

test('runs so many at a time, all of them, in the order in which they came', async () => {
  const enqueue = createQueue(2)
  const started: number[] = []
  let running = 0
  let most = 0
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((task) =>
      enqueue(async () => {
        started.push(task)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
      }),
    ),
  )
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('a task that fails makes room for the next one', async () => {
  const enqueue = createQueue(1)
  const failing = enqueue(() => Promise.reject(new Error('broken')))
  const next = enqueue(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
