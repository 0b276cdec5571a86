import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Variant } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { variants } from '../../scripts/conformance/self-test/variants/registry'

const GROUPS = 3

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** One service that differs in many ways at once; `--self-test` has each of them alone. */
const harmless = variants.filter(({ hides }) => !hides)
const groups = Array.from({ length: GROUPS }, (_, group) =>
  harmless.filter((_, index) => index % GROUPS === group),
)

test.each(groups.map((group, index) => [index + 1, group.length, group] as const))(
  'API-9 no alarm is raised by service %i, which differs in %i ways',
  async (number, _count, group) => {
    const isFirstRun = group.some((one) => one.isFirstRun)
    const seed = isFirstRun ? { seed: `a first run of service ${number}` } : {}
    const report = await probe(service, compose(group), seed)
    const alarms = listFailures(report).map(
      ({ operation, rule, step, got }) => `${operation} ${rule} (${step}: ${got})`,
    )
    expect(alarms).toEqual([])
    const untried = report.steps.filter(({ state }) => state.kind === 'blocked')
    expect(untried).toEqual([])
  },
)

function compose(group: readonly Variant[]): Variant['wrap'] {
  return (service) => group.reduce((next, { wrap }) => wrap(next), service)
}
