import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { families } from './faults/registry'
import type { Fault } from './support/fault'
import { probeFault } from './support/probe'
import { type Service, startService } from './support/start-service'

const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 30_000

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

/** Each with the checks that can reveal it; `npm run conformance -- --self-test` runs all, and whole. */
describe.each(families)('$name', ({ name, faults: planted, checksFor }) => {
  const chosen = name === 'access' ? pickDiagonal(planted) : pickFirstOfEach(planted)
  test.each(chosen.map((fault) => [fault.name, fault] as const))(
    'API-9 it is found when %s',
    async (_, fault) => {
      const { isRight, found } = await probeFault(service, fault, checksFor(fault))
      expect({ isRight, found }).toMatchObject({ isRight: true })
    },
    RUN_TIMEOUT_MS,
  )
})

/** For every operation one hole, each time another one: the check treats all operations alike. */
function pickDiagonal(holes: readonly Fault[]): readonly Fault[] {
  const operations = [...new Set(holes.map(({ operation }) => operation))]
  return operations.flatMap((operation, index) => {
    const own = holes.filter((hole) => hole.operation === operation)
    return own[index % own.length] ?? []
  })
}

/** Every rule that can be broken and every operation that can break one, each at least once. */
function pickFirstOfEach(planted: readonly Fault[]): readonly Fault[] {
  const seen = new Set<string>()
  return planted.filter(({ operation, rule }) => {
    const isNews = !seen.has(operation) || !seen.has(rule)
    seen.add(operation).add(rule)
    return isNews
  })
}
