import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue'

test('one thing is done after the other, also after one that failed', async () => {
  const inTurn = createSerialQueue()
  const events: string[] = []
  const failing = inTurn(async () => {
    events.push('one begins')
    await new Promise((resolve) => setTimeout(resolve, 5))
    events.push('one ends')
    throw new Error('no')
  })
  const second = inTurn(async () => events.push('two'))
  await expect(failing).rejects.toThrow('no')
  await second
  expect(events).toEqual(['one begins', 'one ends', 'two'])
})
