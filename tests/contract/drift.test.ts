import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findStale } from '../../scripts/generate/find-stale'
import { generateFiles } from '../../scripts/generate/generate-files'
import { writeChangedContract } from './support/changed-contract'

const CONTRACT = new URL('../../openapi.yaml', import.meta.url)
const GENERATED = new URL('../../src/api/generated/', import.meta.url)

let directory: URL

beforeEach(async () => {
  directory = pathToFileURL((await mkdtemp(join(tmpdir(), 'generated-'))) + sep)
})

afterEach(() => rm(directory, { recursive: true }))

test('API-2 the committed client is the one that the contract generates', async () => {
  expect(await findStale(await generateFiles(CONTRACT), GENERATED)).toEqual([])
})

test.each([
  [
    'a renamed field',
    'clientToken: { type',
    'token: { type',
    ['schema.ts', 'shapes/client-token.ts'],
  ],
  ['another limit', 'maxLength: 2000', 'maxLength: 2001', ['limits.ts']],
  [
    'a call that is no longer protected',
    'summary: List all orders\n      description: Newest first.\n      security: [{ bearerAuth: [administrator] }]',
    'summary: List all orders\n      description: Newest first.\n      security: []',
    ['security.ts'],
  ],
])('API-2 %s in the contract makes it stale', async (_, before, after, expected) => {
  const changed = new URL('openapi.yaml', directory)
  await writeChangedContract(changed, [[before, after]])
  expect(await findStale(await generateFiles(changed), GENERATED)).toEqual(expected)
})

test('API-2 a file that nothing generates does not go unnoticed', async () => {
  await writeFile(new URL('by-hand.ts', directory), '')
  await writeFile(new URL('limits.ts', directory), 'old')
  const files = new Map([['limits.ts', 'new']])
  expect(await findStale(files, directory)).toEqual(['limits.ts', 'by-hand.ts'])
})
