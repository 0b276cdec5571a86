import { setImmediate as nextRound } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAdmissionControl } from './admission-control'
import { interleaveBatches } from './interleave-batches'
import { DEFAULT_LIMITS } from './limits'
import { createFakeClock } from './queue/testing/fake-clock'

const address = '10.0.0.1'
const AT_ONCE = DEFAULT_LIMITS.work.list.atOncePerAddress

async function* threeBatches() {
  yield [1]
  yield [2]
  yield [3]
}

/** An address that opens lists as an operation does. */
function createAddress() {
  const clock = createFakeClock()
  const admission = createAdmissionControl(DEFAULT_LIMITS, clock)
  /** Lists in the order in which they were opened. */
  const opened: AsyncGenerator<readonly number[]>[] = []
  const open = async () => {
    const turn = await admission.take('list', { address })
    const takeTurn = () => admission.take('list-batch', { address })
    if (!turn.isGranted) throw new Error(turn.refusal.reason)
    opened.push(interleaveBatches(threeBatches(), takeTurn, turn.release, clock))
  }
  return { clock, opened, open }
}

const read = async (list: AsyncGenerator<readonly number[]> | undefined) =>
  (await list?.next())?.value

test('API-6 lists that nobody reads on keep no other list waiting, and can be read on', async () => {
  const { clock, opened, open } = createAddress()
  for (let count = 0; count < AT_ONCE; count += 1) await open()
  for (const list of opened) expect(await read(list)).toEqual([1])
  const [more, last] = [open(), open()]
  await nextRound()
  expect(opened).toHaveLength(AT_ONCE)
  clock.pass(1_000)
  await Promise.all([more, last])
  expect([await read(opened[0]), await read(opened[0]), await read(opened[0])]).toEqual([
    [2],
    [3],
    undefined,
  ])
})

test('API-6 a list that is read keeps its turn until it ends', async () => {
  const { clock, opened, open } = createAddress()
  for (let count = 0; count < AT_ONCE; count += 1) await open()
  const more = open()
  for (const batch of [[1], [2], [3]]) {
    for (const list of opened.slice(0, AT_ONCE)) expect(await read(list)).toEqual(batch)
    clock.pass(900)
    await nextRound()
    expect(opened).toHaveLength(AT_ONCE)
  }
  expect(await read(opened[0])).toBeUndefined()
  await more
  expect(opened).toHaveLength(AT_ONCE + 1)
})
