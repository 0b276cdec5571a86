import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asObject } from '../../mocks/contract/json'
import { jsonReportSchema } from '../../scripts/conformance/report/formats/json-schema'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { answerJson } from '../../scripts/conformance/self-test/wrap/messages'
import {
  argumentsFor,
  createFilePath,
  type Outcome,
  runCommandLine,
} from './support/run-command-line'

const FORMATS = ['json', 'junit', 'sarif', 'har', 'html'] as const
const BLOCKED_BY = 'blocked by checkout › pay nothing'
const GAP = 'of what can be judged was judged; --require asks for 95%.'

let service: Service
let outcome: Outcome
const files = Object.fromEntries(FORMATS.map((format) => [format, createFilePath(format)]))
const read = (format: (typeof FORMATS)[number]) => readFileSync(files[format] ?? '', 'utf8')

/** Orders need a payment, and this service refuses that of nothing; whoever asks gets half a profile. */
function harm(next: Handler): Handler {
  return async (request) => {
    if (request.url.includes('/braintree/payment/')) {
      const { amount } = asObject(await request.clone().json())
      if (amount === 0) return answerJson({ error: 'amount: must be more than 0.' }, 400)
    }
    const isProfile = request.method === 'GET' && request.url.includes('/user/profile/')
    return isProfile ? answerJson({ name: 'Somebody' }) : next(request)
  }
}

beforeAll(async () => {
  service = await startService()
  const args = [
    ...argumentsFor(service),
    ...['--only', 'checkout,access:createOrder,access:readProfile,profile', '--require', '95%'],
    ...FORMATS.flatMap((format) => [`--${format}`, files[format] ?? '']),
  ]
  outcome = await runCommandLine(args, harm(service.handle))
})

afterAll(() => service.close())

test('API-9 the terminal shows a cause with what comes of it, and the answer that came', () => {
  const { status, out } = outcome
  expect(status).toBe(1)
  const [, refused = ''] = out.split('✗ differs  createPayment · refused')
  expect(refused.split('✗')[0]).toMatch(/^ +not run +\d+ steps because of it: /m)
  const [, open = ''] = out.split('✗ differs  readProfile · no-token')
  expect(open.split('✗')[0]).toMatch(/^ +and so +readProfile · bad-token /m)
  const [, shape = ''] = out.split('✗ differs  readProfile · schema')
  expect(shape).toMatch(/^ +expected +\/_id to be there$/m)
  expect(shape).toMatch(/^ +answer +200 \{"name":"Somebody"\}$/m)
})

test('API-9 the terminal says how much was judged of what was asked, and explains its marks', () => {
  const { out } = outcome
  expect(out.replaceAll(/\s+/g, ' ')).toContain(GAP)
  expect(out).toMatch(/^createOrder +\d+% +not judged: /m)
  expect(out).toMatch(/^ {2}0% {2}this run did not ask for the operation: .*signOut/m)
  expect(out).toMatch(/^\d+ steps: \. passed .*\? undecided$/m)
  expect(out).toMatch(/^differs from openapi\.yaml in \d+ places; \d+% of it was judged/m)
})

test('API-9 the levels count what differs where it was tried', () => {
  const { steps } = jsonReportSchema.parse(JSON.parse(read('json')))
  const failed = steps.filter(({ level, state }) => level === 'access' && state.kind === 'failed')
  const [, row = ''] = /^access +(.*)$/m.exec(outcome.out) ?? []
  expect(failed.length).toBeGreaterThan(0)
  expect(row).toContain(`, ${failed.length} differ`)
})

test('API-9 the page has groups, answers, what could not be judged and each sentence of the contract', () => {
  const html = read('html')
  expect(html).toMatch(new RegExp(`<summary>\\d+ steps ${BLOCKED_BY}</summary>`))
  expect(html).toMatch(/Because of it these differ too:<\/p>\n<ul><li>readProfile · bad-token/)
  expect(html).toContain('<dt>answer</dt><dd>200 {&#34;name&#34;:&#34;Somebody&#34;}</dd>')
  expect(html).toContain(GAP)
  expect(html).toContain('>amount maximum 100000000: at it accepted</th>')
  expect(html).not.toContain('>no answer<')
})

test('API-9 JUnit, SARIF, HAR and JSON say what blocked each step, what comes of what, and what is not enough', () => {
  const junit = read('junit')
  expect(junit).toContain(`<skipped message="${BLOCKED_BY}"/>`)
  expect(junit).toContain(`${GAP}"><skipped message="not judged"/>`)
  expect(junit).not.toContain('found before')
  const [, tests, failures, skipped] =
    /<testsuites [^>]*tests="(\d+)" failures="(\d+)" skipped="(\d+)"/.exec(junit) ?? []
  expect(junit.match(/<testcase /g)).toHaveLength(Number(tests))
  expect(junit.match(/<failure /g)).toHaveLength(Number(failures))
  expect(junit.match(/<skipped /g)).toHaveLength(Number(skipped))

  const json = jsonReportSchema.parse(JSON.parse(read('json')))
  expect(json.gaps).toEqual(expect.arrayContaining([expect.stringContaining(GAP)]))
  expect(json.verdict).toBe('differs')
  const [caused] = json.findings.filter(({ causedBy }) => causedBy !== undefined)
  expect(json.findings.map(({ id }) => id)).toContain(caused?.causedBy)
  const states = json.run.coverage.operations.map(
    ({ passed, failed, open }) => passed + failed + open,
  )
  expect(states.every((sum) => sum > 0)).toBe(true)

  const [run] = JSON.parse(read('sarif')).runs
  const notes = JSON.stringify(run.invocations[0].toolExecutionNotifications)
  expect(notes).toContain(BLOCKED_BY)
  expect(notes).toContain(GAP)
  expect(JSON.stringify(run.results)).toContain(`"causedBy":"${caused?.causedBy}"`)

  const { comment, entries } = JSON.parse(read('har')).log
  expect(comment).toContain(BLOCKED_BY)
  expect(comment).toContain(GAP)
  const told = entries.map((entry: { readonly comment: string }) => entry.comment).join('\n')
  expect(told).toMatch(/readProfile; F\d+ .*\(comes of F\d+\)/)
})

test('API-9 --require: enough is status 0, too little is status 3 and said in the verdict', async () => {
  const args = [...argumentsFor(service), '--only', 'reach,browse', '--require']
  expect((await runCommandLine([...args, '1%,reachable'], service.handle)).status).toBe(0)
  const { status, out } = await runCommandLine([...args, '99%,money'], service.handle)
  expect(status).toBe(3)
  expect(out).toMatch(/^not enough +The level money was not judged as --require asks: none of/m)
  expect(out).toMatch(/^conforms only in part to openapi\.yaml: nothing differs, and \d+% of it/m)
})
