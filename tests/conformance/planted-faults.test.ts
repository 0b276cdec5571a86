import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families, faults } from './faults/registry'
import { probeFault } from './support/probe'
import { type Service, startService } from './support/start-service'

const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 30_000

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

/** Each with the checks that can reveal it; `npm run conformance -- --self-test` runs all of them. */
describe.each(families)('$name', ({ faults: planted, checksFor }) => {
  test.each(planted.map((fault) => [fault.name, fault] as const))(
    'API-9 it is found when %s',
    async (_, fault) => {
      const { isRight, found } = await probeFault(service, fault, checksFor(fault))
      expect({ isRight, found }).toMatchObject({ isRight: true })
    },
    RUN_TIMEOUT_MS,
  )
})

test('the corpus holds at least 120 faults, each of another name', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.length).toBeGreaterThanOrEqual(120)
})
