import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfiguration } from '../../mocks/api/configuration'
import { readMachine } from './read-machine'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const isWritable = async (path: string) =>
  (await readMachine(new Date(), readConfiguration({ DATA_DIR: path }))).directory?.isWritable

test('API-8 data can be kept in a directory, or where one can be made, and in no file', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await isWritable(folder)).toBe(true)
  expect(await isWritable(join(folder, 'some', 'where'))).toBe(true)
  expect(await isWritable(file)).toBe(false)
  expect(await isWritable(join(file, 'below'))).toBe(false)
})

test.runIf(process.platform === 'linux')('knows how many files a process may open', async () => {
  expect((await readMachine(new Date())).openFiles).toBeGreaterThan(0)
})
