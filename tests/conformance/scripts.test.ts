import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Fault, Handler } from '../../scripts/conformance/self-test/fault'
import { families } from '../../scripts/conformance/self-test/faults/registry'
import { probe } from '../../scripts/conformance/self-test/probe'
import { reproduce, startAnew, toEnvironment } from '../../scripts/conformance/self-test/reproduce'
import { runScript } from '../../scripts/conformance/self-test/run-script'
import {
  BASE_URL,
  type Service,
  startService,
} from '../../scripts/conformance/self-test/start-service'
import { listen } from '../../scripts/processes/listening/listen'
import { findFault } from './support/find-fault'
import { createFilePath } from './support/run-command-line'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

async function check(fault: Fault, only: readonly string[]) {
  const seed = fault.isFirstRun ? `scripts ${fault.name}` : 'self-test'
  return probe(service, fault.wrap, { only, seed, isThorough: fault.isThorough ?? false })
}

const hasTools = ['curl', 'jq'].every((tool) => spawnSync(tool, ['--version']).status === 0)

/** One for each thing that only a shell does in its own way. */
const inShell = [
  ['signs in and captures', 'listRelatedProducts is always empty'],
  ['forges a token', 'readProfile takes an altered token'],
  ['sends at the same time', 'createOrder sells the last pieces twice'],
  ['writes a file', 'createProduct takes a file of too many bytes'],
  ['generates a long text', 'createCategory takes a body of any size'],
  ['makes a nonce', 'createPayment makes a new transaction of a repeated request'],
  ['compares two answers', 'createOrder leaves the stock alone'],
  ['compares a header of two answers', 'showProduct tags every state the same'],
  ['loads a picture', 'createProduct cuts files'],
  ['reads what is in a picture', 'createProduct stores photos with their metadata'],
  ['guesses a secret', 'readProfile takes tokens signed with ""'],
  ['makes a list that is too long', 'searchProducts answers more than a hundred'],
] as const

describe.skipIf(!hasTools)('in sh (skipped where curl or jq is not installed)', () => {
  test.each(inShell)(
    'API-9 a script that %s fails, and no longer once it is repaired',
    async (_, name) => {
      const fault = findFault(name)
      const checksFor = families.find(({ faults }) => faults.includes(fault))?.checksFor
      const report = await check(fault, checksFor?.(fault) ?? [])
      const scripts = listFailures(report).find(({ rule }) => rule === fault.rule)?.scripts
      const file = createFilePath('script.sh')
      writeFileSync(file, scripts?.sh ?? '')
      const outcomes = []
      for (const handle of [await startAnew(service, fault), service.handle]) {
        const server = await listen({ fetch: handle }, { port: 0, hostname: '127.0.0.1' })
        outcomes.push(await runShell(file, `http://127.0.0.1:${server.port}/api`))
        await server.close()
      }
      expect(outcomes).toMatchObject([{ status: 1 }, { status: 0 }])
    },
  )
})

test('API-9 scripts hold no secret of the run, and say what they need', async () => {
  const fault = findFault('createOrder leaves the stock alone')
  const report = await check(fault, ['checkout'])
  const secrets = report.exchanges.flatMap(({ text }) =>
    [...text.matchAll(/"token":"([^"]+)"/g)].map(([, token]) => token),
  )
  const texts = report.findings.flatMap(({ scripts }) => (scripts ? [scripts.sh, scripts.mjs] : []))
  expect(secrets.length).toBeGreaterThan(1)
  expect(texts.length).toBeGreaterThan(1)
  for (const secret of [...secrets, service.admin.password, service.admin.email]) {
    expect(texts.filter((text) => text.includes(String(secret)))).toEqual([])
  }
  for (const text of texts) expect(text).toContain('ADMIN_PASSWORD: the password of')
})

test('API-9 the self-test says so when the finding of a fault has no script', async () => {
  const fault = findFault('createProduct cuts files')
  const report = await check(fault, ['edge-product'])
  const bare = report.findings.map(({ scripts: _, ...finding }) => finding)
  const why = { ...report, findings: bare.map((one) => ({ ...one, unshown: 'Made up.' })) }
  expect(await reproduce(service, fault, report)).toBe('reproduces')
  expect(await reproduce(service, fault, why)).toBe('there is no script: Made up.')
  const nothing = await reproduce(service, fault, { ...report, findings: [] })
  expect(nothing).toBe('there is no script: it is not found')
})

test('API-9 a script deletes every product that it has made', async () => {
  const fault = findFault('searchProducts answers more than a hundred')
  const report = await check(fault, ['large-lists'])
  const { mjs = '' } = listFailures(report).find(({ rule }) => rule === fault.rule)?.scripts ?? {}
  const before = await countProducts()
  const [{ status, out } = { status: 2, out: '' }] = await runScript(mjs, toEnvironment(service), [
    await startAnew(service, fault),
  ])
  expect(status).toBe(1)
  expect(out.match(/createProduct/g)?.length).toBeGreaterThan(10)
  expect(await countProducts()).toBe(before)
})

async function countProducts(): Promise<number> {
  const listed = await service.handle(new Request(`${BASE_URL}/product/list?limit=undefined`))
  const products: unknown = await listed.json()
  return Array.isArray(products) ? products.length : 0
}

test('API-9 whichever of two at once is first, a script shows that the service is repaired', async () => {
  const fault = findFault('createCategory fails for the second of two at once')
  const checksFor = families.find(({ faults }) => faults.includes(fault))?.checksFor
  const report = await check(fault, checksFor?.(fault) ?? [])
  const { mjs = '' } = listFailures(report).find(({ rule }) => rule === fault.rule)?.scripts ?? {}
  const repaired = [0, 1].map((first) => letFirst(first, '/category/create/', service.handle))
  const runs = await runScript(mjs, toEnvironment(service), repaired)
  expect(runs).toMatchObject([{ status: 0 }, { status: 0 }])
})

/** Handles two requests of a path one after the other: first the one that came as number `first`. */
function letFirst(first: number, path: string, handle: Handler): Handler {
  let release = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    release = resolve
  })
  let came = 0
  return async (request) => {
    if (!request.url.includes(path)) return handle(request)
    const isFirst = came === first
    came += 1
    if (!isFirst) await isAnswered
    const answer = await handle(request)
    release()
    return answer
  }
}

async function runShell(file: string, baseUrl: string) {
  const env = { ...process.env, ...toEnvironment(service, baseUrl) }
  return promisify(execFile)('sh', [file], { env }).then(
    ({ stdout }) => ({ status: 0, out: stdout }),
    (error: { code?: number; stdout?: string; stderr?: string }) => ({
      status: error.code,
      out: `${error.stdout}${error.stderr}`,
    }),
  )
}
