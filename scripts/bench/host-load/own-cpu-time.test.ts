import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { followOwn, type OwnTicks, type ProcessTime, watchOwnTicks } from './own-cpu-time'

const ROOT = 10
const NONE: OwnTicks = { alive: new Map(), lost: 0 }

/** A process of that parent: its own ticks, those of children that it waited for, and when it was started. */
type Row = readonly [id: number, parent: number, own: number, waited: number, startedAt?: number]

function follow(...moments: readonly (readonly Row[])[]): number[] {
  let ticks = NONE
  return moments.map((rows) => {
    const processes = new Map<number, ProcessTime>()
    for (const [id, parent, own, waited, startedAt = id] of rows) {
      processes.set(id, { parent, startedAt, ticks: own + waited, waited })
    }
    ticks = followOwn(ROOT, ticks, processes)
    return [...ticks.alive.values()].reduce((sum, one) => sum + one.ticks, ticks.lost)
  })
}

test('what the process and all below it do is own, what others do is not', () => {
  const others = [
    [1, 0, 900, 0],
    [2, 1, 70, 0],
  ] as const
  expect(follow([...others, [ROOT, 1, 5, 0], [11, ROOT, 20, 0], [12, 11, 300, 0]])).toEqual([325])
})

test('a child that is waited for counts once', () => {
  const before = [
    [ROOT, 1, 5, 0],
    [11, ROOT, 20, 0],
    [12, 11, 300, 0],
  ] as const
  // Its last ticks were not seen.
  expect(follow(before, [[ROOT, 1, 5, 325]])).toEqual([325, 330])
  const after = [
    [ROOT, 1, 5, 0],
    [11, ROOT, 20, 310],
  ] as const
  expect(follow(before, after)).toEqual([325, 335])
})

test('one that nobody waits for keeps what was last seen of it', () => {
  const before = [
    [ROOT, 1, 5, 0],
    [11, ROOT, 20, 0],
    [12, 11, 300, 0],
  ] as const
  // The browser was waited for, its helper was not; the browser's last 5 ticks hide as many of it.
  expect(follow(before, [[ROOT, 1, 5, 25]], [[ROOT, 1, 6, 25]])).toEqual([325, 325, 326])
})

test('one whose parent has ended is counted on, and after its end too', () => {
  const before = [
    [ROOT, 1, 5, 0],
    [11, ROOT, 20, 0],
    [12, 11, 300, 0],
  ] as const
  const orphan = [
    [ROOT, 1, 5, 20],
    [12, 1, 400, 0],
    [13, 12, 7, 0],
  ] as const
  expect(follow(before, orphan, [[ROOT, 1, 5, 20]])).toEqual([325, 432, 432])
})

test('another process with the number of one that has ended is not it', () => {
  const before = [
    [ROOT, 1, 5, 0],
    [11, ROOT, 20, 0],
  ] as const
  const after = [
    [ROOT, 1, 5, 20],
    [11, 1, 999, 0, 77],
  ] as const
  expect(follow(before, after)).toEqual([25, 25])
})

/** Works for 0.4 s of the processor, says so, and waits. */
const BUSY = `
  const hasWorked = ({ user, system }) => user + system >= 400_000
  while (!hasWorked(process.cpuUsage()));
  process.stdin.resume()
  console.log(1)`
/** Starts one that does so, and waits for nothing. */
const PARENT = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(BUSY)}], { stdio: 'inherit' })`

const ofLinux = test.skipIf(process.platform !== 'linux')

ofLinux('work of a child counts as own, while it runs and after it', async () => {
  const readTicks = watchOwnTicks()
  const before = await readTicks()
  const child = spawn(process.execPath, ['-e', BUSY], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const during = await readTicks()
  child.stdin.end()
  await once(child, 'exit')
  for (const ticks of [during, await readTicks()]) {
    expect(ticks - before).toBeGreaterThanOrEqual(20)
  }
})

ofLinux(
  'a grandchild’s work stays own when its parent is killed, and when it ends itself',
  async () => {
    const readTicks = watchOwnTicks()
    const before = await readTicks()
    const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] })
    const isClosed = once(parent, 'close')
    await once(parent.stdout, 'data')
    const running = await readTicks()
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    const orphaned = await readTicks()
    parent.stdin.end()
    parent.stdout.resume()
    await isClosed
    for (const ticks of [running, orphaned, await readTicks()]) {
      expect(ticks - before).toBeGreaterThanOrEqual(20)
    }
  },
)
