import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActiveAddresses } from '../active-addresses'
import { createFairQueue, type QueueLimits, type Requester, type Turn } from './fair-queue'
import { createFairShare, UNLIMITED_SHARE } from './fair-share'
import { createFakeClock } from './testing/fake-clock'

const LIMITS: QueueLimits = {
  atOnce: 2,
  atOncePerAddress: 1,
  atOncePerAccount: 1,
  waitingPerAddress: 3,
  waitingInAll: 5,
  longestWaitMs: 1_000,
}

function start(limits: Partial<QueueLimits> = {}, pace = UNLIMITED_SHARE) {
  const clock = createFakeClock()
  const turns = createFairQueue({ ...LIMITS, ...limits }, pace, clock)
  const order: string[] = []
  const settled: Turn[] = []
  const ask = async (requester: Requester) => {
    const turn = await turns.take(requester)
    settled.push(turn)
    order.push(
      turn.isGranted ? `${requester.address} goes on` : `${requester.address}: ${turn.because}`,
    )
    return turn
  }
  return { clock, ask, order, settled }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const release = (turn: Turn | undefined) => {
  if (turn?.isGranted) turn.release()
}

test('of two at once an address has one, however much it asks for', async () => {
  const { ask, order, settled } = start()
  for (const address of ['a', 'a', 'a', 'b', 'c']) void ask({ address })
  await settle()
  expect(order).toEqual(['a goes on', 'b goes on'])
  release(settled[0])
  await settle()
  // It came later than what else a wants, and a has just had a turn.
  expect(order.slice(2)).toEqual(['c goes on'])
  release(settled[2])
  await settle()
  expect(order.slice(3)).toEqual(['a goes on'])
})

test('an account has its own share, from whatever addresses it asks', async () => {
  const { ask, order, settled } = start()
  void ask({ address: 'a', account: 'ann' })
  void ask({ address: 'b', account: 'ann' })
  void ask({ address: 'c', account: 'carl' })
  await settle()
  expect(order).toEqual(['a goes on', 'c goes on'])
  release(settled[0])
  await settle()
  expect(order).toEqual(['a goes on', 'c goes on', 'b goes on'])
})

test('whoever comes to a full queue takes the room of the address that has most, until all have alike', async () => {
  const { ask, order } = start()
  for (const address of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b']) void ask({ address })
  await settle()
  expect(order.sort()).toEqual(['a goes on', 'a: address', 'b goes on'])
  for (const address of ['c', 'd', 'e', 'f']) void ask({ address })
  await settle()
  expect(order.slice(3).sort()).toEqual(['a: address', 'a: address', 'b: address', 'f: all'])
})

test('turns that few addresses hold for long leave some for those that have none', async () => {
  const { ask, order, settled } = start({ atOnce: 8, atOnceForAnybody: 4, atOncePerAddress: 4 })
  for (const address of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) void ask({ address })
  await settle()
  const [ofA, ofB, ofC] = ['a goes on', 'b goes on', 'c goes on']
  expect(order).toEqual([ofA, ofA, ofA, ofA, ofB, ofC])
  for (const turn of settled.slice(0, 3)) release(turn)
  await settle()
  expect(order.slice(6)).toEqual([ofB])
})

test('whoever waits for too long is told so, and leaves the queue', async () => {
  const { ask, clock, order } = start({ atOnce: 1 })
  void ask({ address: 'a' })
  void ask({ address: 'a' })
  void ask({ address: 'b' })
  await settle()
  clock.pass(1_000)
  await settle()
  expect(order).toEqual(['a goes on', 'a: address', 'b: all'])
})

test('whoever goes away while waiting gives the place up, and whoever has gone before gets none', async () => {
  const { ask, order, settled } = start()
  const leaving = new AbortController()
  void ask({ address: 'a' })
  void ask({ address: 'a', signal: leaving.signal })
  void ask({ address: 'a' })
  await settle()
  leaving.abort()
  void ask({ address: 'a', signal: leaving.signal })
  await settle()
  expect([...order].sort()).toEqual(['a goes on', 'a: gone', 'a: gone'])
  release(settled[0])
  await settle()
  expect(order.at(-1)).toBe('a goes on')
})

describe('an address that has had its share of time rests', () => {
  test('whose pause ends while it is put into the queue has its turn all the same', async () => {
    const rests = [1, 0]
    const pace = { restMs: () => rests.shift() ?? 0, charge: () => undefined }
    const { ask, order, clock } = start({ longestWaitMs: Number.POSITIVE_INFINITY }, pace)
    void ask({ address: 'a' })
    await settle()
    clock.pass(0)
    await settle()
    expect(order).toEqual(['a goes on'])
  })

  function startPaced(isForCrowdsOnly: boolean) {
    const clock = createFakeClock()
    const presence = createActiveAddresses(clock.nowMs)
    const share = { share: 0.5, burstMs: 100, isForCrowdsOnly }
    const turns = createFairQueue(LIMITS, createFairShare(share, presence, clock.nowMs), clock)
    const work = async (address: string, ms: number) => {
      presence.saw(address)
      const turn = await turns.take({ address })
      clock.pass(ms)
      release(turn)
      return clock.nowMs()
    }
    return { clock, presence, turns, work }
  }

  test('while others are there, and not a moment longer', async () => {
    const { clock, presence, turns, work } = startPaced(false)
    presence.saw('b')
    await work('a', 300)
    let isOn = false
    void Promise.resolve(turns.take({ address: 'a' })).then(() => {
      isOn = true
    })
    // It owes what a bucket holds at most, and half a millisecond comes back in each.
    clock.pass(200)
    await settle()
    expect(isOn).toBe(false)
    clock.pass(2)
    await settle()
    expect(isOn).toBe(true)
  })

  test('not while it is alone', async () => {
    const { work } = startPaced(false)
    await work('a', 300)
    expect(await work('a', 300)).toBe(600)
  })

  test('where crowds alone are held back, not one that does one thing after the other', async () => {
    const { presence, work } = startPaced(true)
    presence.saw('b')
    await work('a', 300)
    expect(await work('a', 300)).toBe(600)
  })
})

type Step =
  | { readonly kind: 'ask'; readonly address: string; readonly account: string | undefined }
  | { readonly kind: 'finish' | 'leave'; readonly index: number }
  | { readonly kind: 'pass'; readonly ms: number }

const name = fc.constantFrom('a', 'b', 'c')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('ask' as const),
    address: name,
    account: fc.option(name, { nil: undefined }),
  }),
  fc.record({ kind: fc.constantFrom('finish' as const, 'leave' as const), index: fc.nat(40) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.nat(600) }),
)
const limit = fc.integer({ min: 1, max: 4 })
const limits = fc.record({
  atOnce: limit,
  atOnceForAnybody: limit,
  atOncePerAddress: limit,
  atOncePerAccount: limit,
  waitingPerAddress: limit,
  waitingInAll: limit,
  longestWaitMs: fc.constantFrom(500, Number.POSITIVE_INFINITY),
})

interface Asked {
  readonly requester: Requester
  readonly controller: AbortController
  turn?: Turn
  isFinished: boolean
}

test('whatever comes, bounds hold, and in the end everybody has had a turn or an answer', async () => {
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.boolean(),
      fc.array(step, { maxLength: 60 }),
      async (bounds, isPaced, steps) => {
        const clock = createFakeClock()
        const presence = createActiveAddresses(clock.nowMs)
        const share = { share: 0.5, burstMs: 50, isForCrowdsOnly: false }
        const pace = isPaced ? createFairShare(share, presence, clock.nowMs) : UNLIMITED_SHARE
        const turns = createFairQueue(bounds, pace, clock)
        const asked: Asked[] = []
        const finish = (one: Asked | undefined) => {
          if (!one?.turn?.isGranted) return
          one.isFinished = true
          one.turn.release()
        }
        const ask = async (address: string, account: string | undefined) => {
          presence.saw(address)
          const controller = new AbortController()
          const requester = { address, account, signal: controller.signal }
          const one: Asked = { requester, controller, isFinished: false }
          asked.push(one)
          one.turn = await turns.take(requester)
        }
        const check = () => {
          const running = asked.filter(({ turn, isFinished }) => turn?.isGranted && !isFinished)
          const waiting = asked.filter(({ turn }) => turn === undefined)
          const most = (list: Asked[], key: 'address' | 'account') =>
            Math.max(
              0,
              ...['a', 'b', 'c'].map(
                (n) => list.filter(({ requester }) => requester[key] === n).length,
              ),
            )
          expect(running.length).toBeLessThanOrEqual(bounds.atOnce)
          expect(most(running, 'address')).toBeLessThanOrEqual(bounds.atOncePerAddress)
          expect(most(running, 'account')).toBeLessThanOrEqual(bounds.atOncePerAccount)
          expect(waiting.length).toBeLessThanOrEqual(bounds.waitingInAll)
          expect(most(waiting, 'address')).toBeLessThanOrEqual(bounds.waitingPerAddress)
        }
        for (const one of steps) {
          switch (one.kind) {
            case 'ask':
              void ask(one.address, one.account)
              break
            case 'finish':
              finish(asked[one.index])
              break
            case 'leave':
              asked[one.index]?.controller.abort()
              break
            case 'pass':
              clock.pass(one.ms)
          }
          await settle()
          check()
        }
        // Whoever works gets done, and time goes on.
        for (let round = 0; round <= asked.length; round += 1) {
          for (const one of asked) finish(one)
          clock.pass(200)
          await settle()
          check()
        }
        expect(asked.filter(({ turn }) => turn === undefined)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('nobody waits longer than one turn of each other address, however much the others have waiting', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(name, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 3 }),
      async (crowd, atOnce) => {
        const bounds = { atOnce, waitingPerAddress: 100, waitingInAll: 100 }
        const { ask, order, settled } = start(bounds)
        for (const address of crowd) void ask({ address })
        await settle()
        void ask({ address: 'late' })
        for (let index = 0; index < 40; index += 1) {
          release(settled[index])
          await settle()
        }
        const before = order.slice(0, order.indexOf('late goes on'))
        const begun = before.slice(Math.min(atOnce, new Set(crowd).size))
        // Those of the others who had waited longer have one turn each; none has two.
        expect(begun.length).toBeLessThanOrEqual(new Set(crowd).size)
        expect(order).toHaveLength(crowd.length + 1)
      },
    ),
    { numRuns: 200 },
  )
})
