import { readFileSync, writeFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { findFault } from './support/find-fault'
import {
  argumentsFor,
  createFilePath,
  type Outcome,
  runCommandLine,
} from './support/run-command-line'

const FORMATS = ['json', 'junit', 'sarif', 'har', 'html'] as const
const ESCAPE = '\u001b['

/** A service with a hole, a status that isn't stored and an order without payment. */
const planted = [
  findFault('listOrders asks for no token'),
  findFault('updateOrderStatus stores nothing'),
  findFault('createOrder needs no payment'),
]

let service: Service
let faulty: Handler
let outcome: Outcome
const seen = new Set<string>()
const files = Object.fromEntries(FORMATS.map((format) => [format, createFilePath(format)]))
const read = (format: (typeof FORMATS)[number]) => readFileSync(files[format] ?? '', 'utf8')
const readJson = (format: 'json' | 'sarif' | 'har') => JSON.parse(read(format))
const writeAll = FORMATS.flatMap((format) => [`--${format}`, files[format] ?? ''])

beforeAll(async () => {
  service = await startService()
  faulty = planted.reduce((next, { wrap }) => wrap(next), rememberSecrets(service.handle))
  outcome = await runCommandLine([...argumentsFor(service), ...writeAll], faulty)
})

afterAll(() => service.close())

/** Every password, token and nonce that goes over the wire. */
function rememberSecrets(next: Handler): Handler {
  const pattern = /"(?:password|token|clientToken|nonce|authorizationFingerprint)":"([^"]{12,})"/g
  const note = (text: string) => {
    for (const [, secret = ''] of text.matchAll(pattern)) seen.add(secret)
  }
  return async (request) => {
    note(await request.clone().text())
    const response = await next(request)
    note(await response.clone().text())
    return response
  }
}

describe('the terminal', () => {
  test('API-9 each difference is named with its rule, line, step, request and likely cause', () => {
    expect(outcome.status).toBe(1)
    const [, line] =
      /✗ differs {2}listOrders · no-token {2}openapi\.yaml:(\d+)/.exec(outcome.out) ?? []
    const contract = readFileSync('openapi.yaml', 'utf8').split('\n')
    expect(contract[Number(line) - 1]).toContain("'401'")
    expect(outcome.out).toContain('step      access › listOrders: no token')
    expect(outcome.out).toMatch(/expected {2}401\n/)
    expect(outcome.out).toMatch(/got {7}200 /)
    expect(outcome.out).toContain('perhaps   The operation does not ask who calls.')
    expect(outcome.out).toMatch(/curl -X GET 'http:\/\/service\.test\/api\/order\/list\/usr_\w+'/)
    expect(outcome.out).toContain('updateOrderStatus · order-status')
    expect(outcome.out).toContain('createOrder · unpaid-order')
    expect(outcome.out).toContain('in 3 places')
  })

  test('API-9 80 columns are enough for all but a command that is to be pasted', () => {
    const long = outcome.out.split('\n').filter((line) => line.length > 80)
    expect(long.filter((line) => !line.startsWith('    curl '))).toEqual([])
  })

  test('API-9 the access matrix shows who was let in', () => {
    expect(outcome.out).toMatch(/^listOrders +200! +401 +401 +401 +403 +403 +403 +yes$/m)
    expect(outcome.out).toMatch(/^createOrder +401 +403 +403 +yes$/m)
  })

  test('API-9 colours are for terminals, and not where NO_COLOR stands', async () => {
    const args = [...argumentsFor(service), '--only', 'access:listOrders']
    const colorful = await runCommandLine(args, faulty, { isTTY: true })
    const plain = await runCommandLine(args, faulty, {
      isTTY: true,
      environment: { NO_COLOR: '1' },
    })
    expect(colorful.out).toContain(ESCAPE)
    expect(plain.out).not.toContain(ESCAPE)
    expect(outcome.out).not.toContain(ESCAPE)
  })
})

describe('the files', () => {
  test('API-9 the JSON report has the shape of the schema that --json-schema prints', async () => {
    const { out } = await runCommandLine(['--json-schema'], faulty)
    const ajv = new Ajv()
    addFormats(ajv)
    const validate = ajv.compile(JSON.parse(out))
    validate(readJson('json'))
    expect(validate.errors).toBeNull()
    expect(validate({ ...readJson('json'), findings: [{}] })).toBe(false)
  })

  test('API-9 SARIF points at lines of the contract and names every rule', () => {
    const [run] = readJson('sarif').runs
    const ids: string[] = run.tool.driver.rules.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(['no-token', 'order-status', 'unpaid-order'])
    for (const { ruleId, ruleIndex, locations, level } of run.results) {
      expect({ level, id: ids[ruleIndex] }).toEqual({ level: 'error', id: ruleId })
      const { artifactLocation, region } = locations[0].physicalLocation
      expect(artifactLocation.uri).toBe('openapi.yaml')
      expect(region.startLine).toBeGreaterThan(1)
    }
    expect(run.results).toHaveLength(3)
  })

  test('API-9 JUnit has a case for each step, and its numbers add up', () => {
    const junit = read('junit')
    const [, tests, failures] = /<testsuites [^>]*tests="(\d+)" failures="(\d+)"/.exec(junit) ?? []
    expect(junit.match(/<testcase /g)).toHaveLength(Number(tests))
    expect(junit.match(/<failure /g)).toHaveLength(Number(failures))
    expect(readJson('json').steps).toHaveLength(Number(tests))
  })

  test('API-9 no report holds a password, a token or a nonce', () => {
    expect(seen.size).toBeGreaterThan(5)
    const told = [outcome.out, ...FORMATS.map(read)].join('\n')
    const leaked = [...seen, service.admin.password].filter(
      (secret) => !secret.startsWith('fake-') && new Set(secret).size > 2 && told.includes(secret),
    )
    expect(leaked).toEqual([])
    expect(told).toContain('Bearer ***')
  })
})

describe('the next run', () => {
  test('API-9 the same seed and service get the same report, differences included', async () => {
    const json = createFilePath('again.json')
    await runCommandLine([...argumentsFor(service), '--json', json], faulty)
    const { run: _, ...again } = JSON.parse(readFileSync(json, 'utf8'))
    const { run: __, ...before } = readJson('json')
    expect(again).toEqual(before)
  })

  test('API-9 --replay asks the same service again, and only what failed', async () => {
    const account = argumentsFor(service).slice(2)
    const args = ['--replay', files['json'] ?? '', ...account]
    const again = await runCommandLine(args, faulty)
    expect(again.status).toBe(1)
    expect(again.out).toContain('in 3 places')
    const repaired = await runCommandLine(args, service.handle)
    expect(repaired.status).toBe(0)
    expect(repaired.out).toMatch(/^shapes +not tried$/m)
  })

  test('API-9 --observe holds recorded answers against the contract', async () => {
    const recorded = await runCommandLine(['--observe', files['har'] ?? ''], faulty)
    expect(recorded.out).not.toContain('showProduct · schema')
    expect(recorded.out).toMatch(/^level +not measured: reachable was not tried$/m)
    const har = readJson('har')
    const [entry] = har.log.entries.filter(({ comment }: { comment: string }) =>
      comment.endsWith(' showProduct'),
    )
    const text = '{"_id":"prd_1"}'
    entry.response.content = { text, size: text.length, mimeType: 'application/json' }
    const path = createFilePath('changed.har')
    writeFileSync(path, JSON.stringify(har))
    const changed = await runCommandLine(['--observe', path], faulty)
    expect(changed.status).toBe(1)
    expect(changed.out).toContain('showProduct · schema')
  })

  test('API-9 --nonce-command is asked for every charge', async () => {
    const log = createFilePath('nonces')
    const script = `const n='fake-valid-visa-nonce';require('fs').appendFileSync('${log}',n+'\\n');console.log(n)`
    const command = `${process.execPath} -e "${script}"`
    const args = [...argumentsFor(service), '--only', 'checkout', '--nonce-command', command]
    const { status } = await runCommandLine(args, service.handle)
    expect(status).toBe(0)
    expect(readFileSync(log, 'utf8').trim().split('\n')).toHaveLength(1)
    const failing = [...args.slice(0, -1), 'exit 3', '--seed', 'with-accounts-of-its-own']
    const broken = await runCommandLine(failing, service.handle)
    expect(broken.status).toBe(2)
    expect(broken.error).toContain(
      '--nonce-command: the command failed with 3; it must print a nonce',
    )
    // What stays of a run that could not go on is said as of any other.
    expect(broken.error).toMatch(/^\d+ × account: the contract can't delete them/m)
    expect(broken.error).not.toContain('× product')
  })
})
