import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBuild } from './kept-build'

const HOUR_MS = 3_600_000
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true })
})

const build = (name: string) =>
  keepBuild({
    folder,
    name,
    async make(draft) {
      await mkdir(draft)
      await writeFile(join(draft, 'made'), name)
    },
  })
const age = async (name: string, hours: number) => {
  const then = new Date(Date.now() - hours * HOUR_MS)
  await utimes(join(folder, name), then, then)
}

test('of old builds that nobody uses the newest are kept, and what a killed process began is not', async () => {
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    await build(name)
    await age(name, 20 - index)
  }
  await mkdir(join(folder, 'draft-x-1'))
  await age('draft-x-1', 1.5)
  await build('f')
  expect((await readdir(folder)).sort()).toEqual(['d', 'e', 'f'])
})

test('a build that is used again is no old one, and none of the last hour is taken away', async () => {
  await build('used')
  await age('used', 30)
  await build('used')
  await mkdir(join(folder, 'draft-of-another-1'))
  for (const name of ['a', 'b', 'c', 'd']) await build(name)
  expect(existsSync(join(folder, 'used'))).toBe(true)
  expect(existsSync(join(folder, 'draft-of-another-1'))).toBe(true)
})

test('the build of a process that runs for a day is kept, whatever is built beside it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const running = await build('running')
  for (let hour = 0; hour < 24; hour += 1) {
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    await build(`other-${hour}`)
    await age(`other-${hour}`, hour)
  }
  expect(existsSync(join(running, 'made'))).toBe(true)
})
