import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDirectory } from './make-directory'
import { openInDirectory } from './open-embedded'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a directory is made with those above it, and one that is there is taken', async () => {
  const deep = join(folder, 'some', 'where')
  await makeDirectory(deep)
  await makeDirectory(deep)
  expect((await stat(deep)).isDirectory()).toBe(true)
})

test('API-8 a DATA_DIR that is a file, or below one, is refused in a sentence', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const open = (directory: string) => openInDirectory(directory, { prepare: async () => undefined })
  for (const path of [file, join(file, 'below')]) {
    await expect(open(path)).rejects.toMatchObject({
      name: 'ConfigurationError',
      message: expect.stringMatching(/^The data can't be kept in .*file.*: E.* DATA_DIR/),
    })
  }
})

test('API-8 a DATA_DIR whose lock can not be written is refused in a sentence', async () => {
  // As little as a directory of another user, which an administrator may write to all the same.
  await mkdir(join(folder, 'lock'))
  await expect(openInDirectory(folder, { prepare: async () => undefined })).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(/DATA_DIR/),
  })
})

test.skipIf(process.platform !== 'linux')(
  'API-8 a DATA_DIR that the system lets nobody make ends the start at once',
  async () => {
    await expect(
      openInDirectory('/proc/prompt-bazaar', { prepare: async () => undefined }),
    ).rejects.toThrow(/^The data can't be kept in \/proc\/prompt-bazaar: .* DATA_DIR/)
  },
)
