import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type JsonReport,
  jsonReportSchema,
} from '../../scripts/conformance/report/formats/json-schema'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { isLong } from '../length'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'
import { serveOddly } from './support/serve-oddly'
import { findLeftProducts, takeEverything } from './support/take-everything'

const MOST_REQUESTS = 500
const MOST_THOROUGH_REQUESTS = 2000

let service: Service
let server: Listening

beforeAll(async () => {
  service = await startService()
  server = await listen({ fetch: service.handle }, { port: 0, hostname: '127.0.0.1' })
})

afterAll(async () => {
  await server.close()
  await service.close()
})

async function check(...more: readonly string[]): Promise<JsonReport> {
  const json = createFilePath('report.json')
  const args = argumentsFor(service, `http://127.0.0.1:${server.port}/api`)
  const { status } = await runCommandLine([...args, '--json', json, ...more], fetch)
  const report = jsonReportSchema.parse(JSON.parse(readFileSync(json, 'utf8')))
  expect({ status, findings: report.findings }).toEqual({ status: 0, findings: [] })
  return report
}

describe('the stateful API, checked twice with one seed', () => {
  let before: Map<string, string>
  let first: JsonReport
  let second: JsonReport

  beforeAll(async () => {
    before = await takeEverything(service)
    first = await check('--seed', 'twice')
    second = await check('--seed', 'twice')
  })

  test('API-8 API-9 conforms in at most 500 requests, to the highest level', () => {
    const { findings, steps, level, operations, run } = first
    expect({ findings, level }).toEqual({ findings: [], level: 'money' })
    expect(steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
    expect(operations).toMatchObject({ missing: [] })
    expect(operations.built).toHaveLength(22)
    expect(run.requestCount).toBeLessThanOrEqual(MOST_REQUESTS)
  })

  test('API-9 still has all that it had before, unchanged, and nothing of the check for sale', async () => {
    expect([first.changedRecords, second.changedRecords]).toEqual([[], []])
    expect(await takeEverything(service)).toEqual(before)
    expect(await findLeftProducts(service.handle)).toEqual([])
  })

  test('API-9 gets the same report, and its accounts and categories are used again', () => {
    const [{ run: firstRun, ...one }, { run: secondRun, ...other }] = [first, second]
    expect(other).toEqual(one)
    const made = / × (account|category)/
    expect(firstRun.leftBehind.filter((sentence) => made.test(sentence))).toHaveLength(2)
    expect(secondRun.leftBehind.filter((sentence) => made.test(sentence))).toEqual([])
  })
})

test('API-9 the stateful API conforms to what takes many requests, too, in at most 2,000 of them', async () => {
  const { findings, steps, run } = await check('--thorough', '--seed', 'thorough')
  expect(findings).toEqual([])
  expect(steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
  expect(run.requestCount).toBeLessThanOrEqual(MOST_THOROUGH_REQUESTS)
  // One of them was cancelled by a step.
  expect(run.leftBehind.filter((sentence) => sentence.includes('still open'))).toEqual([])
})

test('API-9 compression, small pieces, closed connections and header names in capitals are no difference', async () => {
  const odd = await serveOddly(service.handle)
  const only = isLong ? [] : ['--only', 'browse,product-life,order-life']
  const args = [...argumentsFor(service, odd.baseUrl), ...only]
  const { status, out } = await runCommandLine(args, fetch)
  await odd.close()
  expect({ status, out }).toMatchObject({ status: 0, out: expect.stringContaining('conforms') })
})

test.each([
  ['not-the-password', /no account \S+ with this password/],
  ['short', /No account can have this email and password: password must NOT have fewer than 6/],
])(
  'API-9 the wrong password %s is told apart from a service that differs',
  async (password, why) => {
    const args = argumentsFor(service, `http://127.0.0.1:${server.port}/api`).slice(0, -1)
    const { status, error } = await runCommandLine([...args, password], fetch)
    expect(status).toBe(2)
    expect(error).toMatch(why)
  },
)

test('API-9 an address where nobody listens is named, with the reason', async () => {
  const closed = await serveOddly(service.handle)
  await closed.close()
  const { status, error } = await runCommandLine(['--base-url', closed.baseUrl], fetch)
  expect(status).toBe(2)
  expect(error).toMatch(/^could not run: .*ECONNREFUSED.*Is the service running there\?$/m)
})

test('API-9 an account without role 1 is refused as administrator', async () => {
  const handle = service.handle
  const email = 'plain@example.com'
  const json = JSON.stringify({ name: 'Plain', email, password: 'plain-password' })
  const headers = { 'content-type': 'application/json' }
  await handle(
    new Request('http://service.test/api/auth/signup', { method: 'POST', headers, body: json }),
  )
  const { status, error } = await runCommandLine(
    argumentsFor({ ...service, admin: { email, password: 'plain-password' } }),
    handle,
  )
  expect(status).toBe(2)
  expect(error).toContain(`${email} is not an administrator (role 0)`)
})
