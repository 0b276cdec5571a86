import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashSources } from './source-hash'

let root: string
const hash = () => hashSources(root, ['src', 'package-lock.json'])

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  await mkdir(join(root, 'src/app'), { recursive: true })
  await writeFile(join(root, 'src/app/main.ts'), 'run()')
  await writeFile(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rm(root, { recursive: true }))

test('the same files have the same hash', async () => {
  expect(await hash()).toBe(await hash())
})

test.each([
  ['a changed file', () => writeFile(join(root, 'src/app/main.ts'), 'run(1)')],
  ['a new file', () => writeFile(join(root, 'src/app/more.ts'), '')],
  ['a renamed file', () => rename(join(root, 'src/app/main.ts'), join(root, 'src/main.ts'))],
  ['a changed lock file', () => writeFile(join(root, 'package-lock.json'), '{"a":1}')],
])('%s changes it', async (_, change) => {
  const before = await hash()
  await change()
  expect(await hash()).not.toBe(before)
})

test('a test does not change it, for it is not built', async () => {
  const before = await hash()
  await writeFile(join(root, 'src/app/main.test.ts'), 'test()')
  expect(await hash()).toBe(before)
})

test('another setting changes it', async () => {
  const withBase = (base: string) => hashSources(root, ['src'], [['VITE_API_BASE_URL', base]])
  expect(await withBase('/api')).not.toBe(await withBase('https://shop.example/api'))
})

test('a missing source is an error, not an empty hash', async () => {
  await expect(hashSources(root, ['nowhere'])).rejects.toThrow('ENOENT')
})
