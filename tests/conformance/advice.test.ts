import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Wrapper } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'

const MS_PER_PRODUCT = 8

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Reads every product for each list, which takes long. */
const readsAll: Wrapper = (next) => {
  let count = 10
  return async (request) => {
    const operation = matchOperation(request)?.operation
    const response = await next(request)
    if (operation === 'createProduct' && response.ok) count += 1
    if (operation === 'listProducts') await pause(count * MS_PER_PRODUCT)
    return response
  }
}

test('API-9 lists that grow slower with the catalogue are advised on, and fail nothing', async () => {
  const report = await probe(service, readsAll, { only: ['large-lists'], isThorough: true })
  expect(listFailures(report)).toEqual([])
  const advice = report.findings.filter(({ severity }) => severity === 'advice')
  expect(advice).toMatchObject([{ rule: 'steady-time', operation: 'listProducts' }])
  // No script shows it, and that is said.
  expect(advice.map(({ scripts, unshown }) => [scripts, unshown])).toEqual([
    [undefined, expect.stringContaining('time')],
  ])
})
