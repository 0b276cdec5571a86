import { expect, test } from 'vitest'
import { createPace } from './pace'

/** Time that passes only while somebody sleeps. */
function createStillClock() {
  let time = 0
  return {
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    sleep: (milliseconds: number) => {
      time += milliseconds
      return Promise.resolve()
    },
  }
}

test.each([1, 3, 10])('CONF-6 no second has more than %i requests', async (perSecond) => {
  const clock = createStillClock()
  const pace = createPace(perSecond, clock)
  const begun: number[] = []
  for (let count = 0; count < 50; count += 1) {
    await pace()
    begun.push(clock.now())
    clock.pass(count % 7)
  }
  for (const at of begun) {
    expect(begun.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(
      perSecond,
    )
  }
  expect(begun.at(-1)).toBeLessThan((50 / perSecond) * 1000 + 1000)
})

test('CONF-6 requests at the same time begin together while the second has room', async () => {
  const waits: number[] = []
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds)
    return Promise.resolve()
  }
  const pace = createPace(4, { now: () => 0, sleep })
  await Promise.all(Array.from({ length: 10 }, pace))
  expect(waits).toEqual([1000, 1000, 1000, 1000, 2000, 2000])
})
