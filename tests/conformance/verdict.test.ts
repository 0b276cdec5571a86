import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jsonReportSchema } from '../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { habitVariants } from '../../scripts/conformance/self-test/variants/habits'
import { findFault } from './support/find-fault'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

async function check(args: readonly string[], handle = service.handle) {
  const file = createFilePath('report.json')
  const outcome = await runCommandLine([...args, '--seed', 'verdict', '--json', file], handle)
  const report = jsonReportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const unjudged = report.steps.filter(({ state }) => /blocked|skipped/.test(state.kind))
  return { ...outcome, report, unjudged }
}

const withoutAdministrator = () => argumentsFor(service).slice(0, 2)

test('API-9 a service that was checked without an administrator is never green, and the steps are counted', async () => {
  const { status, out, report, unjudged } = await check(withoutAdministrator())
  expect({ status, verdict: report.verdict }).toEqual({ status: 3, verdict: 'partly' })
  expect(unjudged.length).toBeGreaterThan(100)
  expect(out).toMatch(/There was no administrator: \d+ steps could not run/)
  expect(out).toContain('conforms only in part to openapi.yaml')
})

test.each(['--read-only', '--writes 0'])(
  'API-9 a run that only reads (%s) is green only where --require or --only says what is enough',
  async (option) => {
    const args = [...withoutAdministrator(), ...option.split(' ')]
    const { status, report } = await check(args)
    expect({ status, verdict: report.verdict, gaps: report.gaps }).toEqual({
      status: 3,
      verdict: 'partly',
      gaps: [expect.stringContaining(`Only what needs no write was judged (${option}): nobody`)],
    })
    for (const enough of [
      ['--require', 'reachable'],
      ['--only', 'reach,browse'],
    ]) {
      const { status: green, report: small } = await check([...args, ...enough])
      expect({ green, gaps: small.gaps }).toEqual({ green: 0, gaps: [] })
    }
  },
)

test('API-9 a provider that declines every charge leaves money unjudged', async () => {
  const decline = habitVariants.find(({ name }) => name.includes('declines every charge'))
  const { status, report } = await check(
    [...argumentsFor(service), '--only', 'money'],
    decline?.wrap(service.handle),
  )
  expect(status).toBe(3)
  expect(report.gaps[0]).toMatch(/^Money was not judged: /)
})

test('API-9 what could not run since an earlier step failed is blocked by that step', async () => {
  const { wrap } = findFault('createPayment refuses an amount of 0')
  const { report } = await check(argumentsFor(service), wrap(service.handle))
  expect(report.findings.map(({ operation, rule }) => `${operation} ${rule}`)).toEqual([
    'createPayment refused',
  ])
  const orders = report.steps.filter(({ check }) => check === 'bad-input:createOrder')
  expect(orders.length).toBeGreaterThan(10)
  expect(new Set(orders.map(({ state }) => JSON.stringify(state)))).toEqual(
    new Set([JSON.stringify({ kind: 'blocked', by: 'checkout › pay nothing' })]),
  )
})

test('API-9 a service that turns some calls away is not green, and the steps are counted', async () => {
  const turnAway: Handler = async (request) => {
    const isMeant = request.url.includes('/order/list/') && !request.headers.has('authorization')
    if (!isMeant) return service.handle(request)
    const headers = { 'retry-after': '60' }
    return Response.json({ error: 'Try again in a minute.' }, { status: 429, headers })
  }
  const args = [...argumentsFor(service), '--only', 'access:listOrders']
  const { status, report, out } = await check(args, turnAway)
  expect({ status, verdict: report.verdict }).toEqual({ status: 3, verdict: 'partly' })
  expect(report.gaps).toEqual([
    expect.stringMatching(/^1 step could not be judged, .* 429 \(Retry-After: 60\) \(access › /),
  ])
  expect(out).toContain('conforms only in part to openapi.yaml')
})
