import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './lock-directory'
import { describeSelf } from './lock-holder'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

/** A process that is alive until the work is done, and then is not. */
async function withOther<Result>(work: (processId: number) => Promise<Result>): Promise<Result> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
  await once(other, 'spawn')
  try {
    return await work(Number(other.pid))
  } finally {
    const ended = once(other, 'exit')
    other.kill()
    await ended
  }
}

/** The lock as another process writes it. */
const writeLock = async (directory: string, processId: number, end = '') =>
  writeFile(join(directory, 'lock'), `${processId} ${(await stat(directory)).ino} ${end}`.trim())

/** How often a holder shows that it lives, and for how long it may be silent. */
const FAST = { beatMs: 20, silentMs: 300 }

test('a directory that another process holds is refused, with its number', async () => {
  await withOther(async (processId) => {
    await writeLock(folder, processId)
    await expect(lockDirectory(folder)).rejects.toThrow(`is in use by process ${processId}`)
  })
})

test('a directory is refused to this process too while it holds it', async () => {
  const lock = await lockDirectory(folder)
  await expect(lockDirectory(folder)).rejects.toThrow(`is in use by process ${process.pid}`)
  await lock.release()
  expect(await readdir(folder)).toEqual([])
})

test('a directory whose holder has ended is free', async () => {
  await withOther((processId) => writeLock(folder, processId))
  await (await lockDirectory(folder)).release()
})

test('the copy of a directory that is in use is free, and the directory is not', async () => {
  const original = await mkdtemp(join(folder, 'original-'))
  const copy = join(folder, 'copy')
  await withOther(async (processId) => {
    await writeLock(original, processId)
    await cp(original, copy, { recursive: true })
    await (await lockDirectory(copy)).release()
    await expect(lockDirectory(original)).rejects.toThrow('is in use')
  })
})

test('the number of a process that has ended may be that of another one, or of this one, by now', async () => {
  await withOther(async (processId) => {
    for (const reused of [processId, process.pid]) {
      const { place } = await describeSelf()
      await writeLock(folder, reused, `${place} 12`)
      await (await lockDirectory(folder)).release()
    }
  })
})

test('a directory is refused while somebody in another container shows that they live, and then free', async () => {
  await writeLock(folder, process.pid, 'elsewhere 12')
  const file = join(folder, 'lock')
  const beating = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => 0), 20)
  await expect(lockDirectory(folder, FAST)).rejects.toThrow(
    `process ${process.pid} of another container or machine (${file})`,
  )
  clearInterval(beating)
  await (await lockDirectory(folder, FAST)).release()
})

test('a lock without words may be about to be written, and is free when nothing comes', async () => {
  await writeFile(join(folder, 'lock'), '')
  await (await lockDirectory(folder, FAST)).release()
})

test('whoever holds a directory shows that they live', async () => {
  const file = join(folder, 'lock')
  const longAgo = new Date(Date.now() - 3_600_000)
  const lock = await lockDirectory(folder, FAST)
  await utimes(file, longAgo, longAgo)
  await expect.poll(async () => (await stat(file)).mtimeMs).toBeGreaterThan(longAgo.getTime())
  await lock.release()
})

test('of many that find the lock of a killed process at once, one has the directory', async () => {
  await withOther((processId) => writeLock(folder, processId))
  const starts = Array.from({ length: 8 }, () => lockDirectory(folder, FAST))
  const results = await Promise.allSettled(starts)
  const taken = results.filter((result) => result.status === 'fulfilled')
  expect(taken).toHaveLength(1)
  expect(await readdir(folder)).toEqual(['lock'])
  for (const { value } of taken) await value.release()
})

test('a process that was killed while it removed such a lock keeps nobody out', async () => {
  await withOther((processId) => writeLock(folder, processId))
  await writeFile(join(folder, 'lock.turn'), '')
  await (await lockDirectory(folder, FAST)).release()
  expect(await readdir(folder)).toEqual([])
})

test('a lock of an earlier version, which is a number alone, is still held', async () => {
  await withOther(async (processId) => {
    await writeFile(join(folder, 'lock'), String(processId))
    await expect(lockDirectory(folder)).rejects.toThrow('is in use')
  })
})
