import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContractDocument } from './read-contract'

test('a contract in JSON is the same as in YAML, and has lines of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const path = join(folder, 'openapi.json')
  const yaml = await readContractDocument(new URL('../../openapi.yaml', import.meta.url))
  const text = JSON.stringify(yaml.document, null, 2)
  await writeFile(path, text)
  const json = await readContractDocument(path)
  expect(json.operations).toEqual(yaml.operations)
  const line = text.split('\n').findIndex((one) => one.includes('"title"'))
  expect(json.lineOf('#/info/title')).toBe(line + 1)
  await rm(folder, { recursive: true })
})
