import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { asObject } from '../../mocks/contract/json'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** A copy of the contract with one more protected operation, of which this check knows nothing. */
function extendContract(): string {
  const original = fileURLToPath(new URL('../../openapi.yaml', import.meta.url))
  const document = asObject(parse(readFileSync(original, 'utf8')))
  const paths = asObject(document['paths'])
  const [, sibling] = Object.entries(paths).find(([path]) => path.startsWith('/order/list/')) ?? []
  const get = { ...asObject(asObject(sibling)['get']), operationId: 'listRefunds' }
  const extended = { ...paths, '/refund/list/{userId}': { ...asObject(sibling), get } }
  const file = createFilePath('openapi.yaml')
  writeFileSync(file, stringify({ ...document, paths: extended }))
  return file
}

test('API-9 a protected operation that has no row is in the access matrix, and said to be not judged', async () => {
  const args = [...argumentsFor(service), '--contract', extendContract()]
  const json = createFilePath('report.json')
  const only = ['--only', 'access:listRefunds', '--json', json]
  const { out } = await runCommandLine([...args, ...only], service.handle)
  expect(out).toMatch(/^listRefunds +\? +\? +\? +·$/m)
  expect(out.replaceAll(/\s+/g, ' ')).toContain('listRefunds is protected and not judged')
  const { steps } = asObject(JSON.parse(readFileSync(json, 'utf8')))
  expect(steps).toContainEqual({
    check: 'access',
    level: 'access',
    step: 'listRefunds: no token',
    operation: 'listRefunds',
    state: { kind: 'skipped', why: expect.stringContaining('listRefunds') },
  })
})
