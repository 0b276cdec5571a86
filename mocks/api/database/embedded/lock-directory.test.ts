import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from './lock-directory'

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
const writeLock = async (directory: string, processId: number) =>
  writeFile(join(directory, 'lock'), `${processId} ${(await stat(directory)).ino}`)

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

test('a lock of an earlier version, which is a number alone, is still held', async () => {
  await withOther(async (processId) => {
    await writeFile(join(folder, 'lock'), String(processId))
    await expect(lockDirectory(folder)).rejects.toThrow('is in use')
  })
})
