import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../system/run-command'
import { lintContract } from './lint-contract'

test.each([
  ['an operation without an id', /^ {6}operationId: signIn\n/m, 'operation-operationId: '],
  ['a link that leads nowhere', '#/components/schemas/Credentials', 'no-unresolved-refs: '],
])('Redocly finds %s in a contract', async (_, what, finding) => {
  const folder = await mkdtemp(join(tmpdir(), 'prompt-bazaar-contract-'))
  const contract = join(folder, 'openapi.yaml')
  const text = await readFile(join(ROOT, 'openapi.yaml'), 'utf8')
  const broken = text.replace(what, typeof what === 'string' ? '#/components/schemas/None' : '')
  expect(broken).not.toBe(text)
  await writeFile(contract, broken)
  const { isOk, output } = await lintContract(contract)
  await rm(folder, { recursive: true })
  expect(isOk).toBe(false)
  expect(output).toContain(finding)
})
