import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Fault } from '../../scripts/conformance/self-test/fault'
import { families, faults } from '../../scripts/conformance/self-test/faults/registry'
import { probeFault } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { isLong } from '../length'

const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 30_000

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

const chosen = new Set(isLong ? faults : pickSamples())

/** Each with the checks that can reveal it; `npm run conformance -- --self-test` runs all of them, and whole. */
describe.each(families)('$name', ({ faults: planted, checksFor }) => {
  test.each(
    planted.filter((fault) => chosen.has(fault)).map((fault) => [fault.name, fault] as const),
  )(
    'API-9 it is found when %s',
    async (_, fault) => {
      const { isRight, found } = await probeFault(service, fault, {
        only: checksFor(fault),
      })
      expect({ isRight, found }).toMatchObject({ isRight: true })
    },
    RUN_TIMEOUT_MS,
  )
})

/** Every rule that can be broken, then every operation that none of them broke, each once. */
function pickSamples(): readonly Fault[] {
  const ruleSamples = [...new Map(faults.map((fault) => [fault.rule, fault])).values()]
  const blamed = new Set(ruleSamples.map(({ operation }) => operation))
  const others = faults.filter(({ operation }) => !blamed.has(operation))
  return [...ruleSamples, ...new Map(others.map((fault) => [fault.operation, fault])).values()]
}
