import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/run/report'
import type { Variant } from './support/fault'
import { probe } from './support/probe'
import { type Service, startService } from './support/start-service'
import { variants } from './variants/registry'

const START_TIMEOUT_MS = 60_000
const RUN_TIMEOUT_MS = 60_000
const GROUPS = 3

let service: Service

beforeAll(async () => {
  service = await startService()
}, START_TIMEOUT_MS)

afterAll(() => service.close())

/** One service that differs in many ways at once; `--self-test` has each of them alone. */
const harmless = variants.filter(({ hides }) => !hides)
const groups = Array.from({ length: GROUPS }, (_, group) =>
  harmless.filter((_, index) => index % GROUPS === group),
)

test.each(groups.map((group, index) => [index + 1, group.length, group] as const))(
  'API-9 no alarm is raised by service %i, which differs in %i ways',
  async (_number, _count, group) => {
    const report = await probe(service, compose(group))
    const alarms = listFailures(report).map(
      ({ operation, rule, step, got }) => `${operation} ${rule} (${step}: ${got})`,
    )
    expect(alarms).toEqual([])
    const untried = report.steps.filter(({ state }) => state.kind === 'blocked')
    expect(untried).toEqual([])
  },
  RUN_TIMEOUT_MS,
)

function compose(group: readonly Variant[]): Variant['wrap'] {
  return (service) => group.reduce((next, { wrap }) => wrap(next), service)
}
