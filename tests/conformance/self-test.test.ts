import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faults } from './faults/registry'
import { probe, probeFault } from './support/probe'
import { type Service, startService } from './support/start-service'
import { variants } from './variants/registry'

/** The whole corpus takes minutes: `npm run conformance -- --self-test`. Each day another part of it runs here. */
const FAULTS_A_DAY = 4
const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 60_000
const MOST_REQUESTS = 400

const day = Math.floor(Date.now() / 86_400_000)
const todaysFaults = rotate(faults, FAULTS_A_DAY)

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

describe('the conformance check', () => {
  test(
    'API-8 API-9 the stateful API conforms, and nothing of it is changed',
    async () => {
      const first = await probe(service, (next) => next)
      expect(first.findings).toEqual([])
      expect(first.steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
      expect(first.changedRecords).toEqual([])
      expect(first.requestCount).toBeLessThanOrEqual(MOST_REQUESTS)
      expect(first.leftBehind.filter(({ kind }) => kind === 'product')).toEqual([])
    },
    RUN_TIMEOUT_MS,
  )

  test(
    'API-9 a harmless difference raises no alarm',
    async () => {
      const [variant] = rotate(variants, 1)
      const only = ['reachable', 'journeys', 'money']
      const report = await probe(service, variant?.wrap ?? ((next) => next), { only })
      expect(report.findings.filter(({ severity }) => severity === 'failure')).toEqual([])
    },
    RUN_TIMEOUT_MS,
  )

  test.each(todaysFaults.map((fault) => [fault.name, fault] as const))(
    'API-9 finds it when %s',
    async (_, fault) => {
      const { isRight, found } = await probeFault(service, fault, 'targeted')
      expect({ isRight, found }).toMatchObject({ isRight: true })
    },
    RUN_TIMEOUT_MS,
  )
})

describe('the corpus', () => {
  test('holds at least 120 faults and 60 harmless variants, each of another name', () => {
    const names = [...faults, ...variants].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(faults.length).toBeGreaterThanOrEqual(120)
    expect(variants.length).toBeGreaterThanOrEqual(60)
  })
})

/** Another stretch of the list each day, so that all of it has its turn. */
function rotate<T>(all: readonly T[], count: number): readonly T[] {
  return Array.from(
    { length: count },
    (_, index) => all[(day * count + index) % all.length],
  ).filter((one) => one !== undefined)
}
