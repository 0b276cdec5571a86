import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeLeftBehind } from '../../scripts/conformance/cleanup/describe-left-behind'
import { createJournalFile } from '../../scripts/conformance/cleanup/journal-file'
import { runConformance } from '../../scripts/conformance/run/run-conformance'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { probe, toProbeOptions } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'
import { argumentsFor, createFilePath, runCommandLine } from './support/run-command-line'
import { findLeftProducts } from './support/take-everything'

const ELSEWHERE = 'http://shop.example/api'

let service: Service

beforeEach(async () => {
  service = await startService()
})

afterEach(() => {
  vi.restoreAllMocks()
  return service.close()
})

const isWrite = ({ operation }: { readonly operation: string }) =>
  /^(?:create|update|delete|signUp)/.test(operation)

/** Counts the requests of operations; the service may answer what the test says instead. */
function count(answer: (operation: string) => Response | undefined = () => undefined) {
  const asked: { readonly operation: string; readonly at: number }[] = []
  const handle: Handler = (request) => {
    const operation = matchOperation(request)?.operation ?? 'unknown'
    asked.push({ operation, at: performance.now() })
    const given = answer(operation)
    return given ? Promise.resolve(given) : service.handle(request)
  }
  return { asked, handle }
}

const fail = () => Response.json({ error: 'Try later.' }, { status: 500 })

test('CONF-6 a service elsewhere is only read from, slowly, and the verdict says so', async () => {
  const { asked, handle } = count()
  const outcome = await runCommandLine(
    [...argumentsFor(service, ELSEWHERE), '--rate', '200', '--only', 'browse,checkout'],
    handle,
  )
  expect(outcome.out).toContain('shop.example is not this machine: nothing is written')
  expect(outcome.out).toMatch(/not enough {2}Only what needs no write was judged/)
  expect(outcome.status).toBe(3)
  expect(asked.filter(isWrite)).toEqual([])
  expect(asked.length).toBeGreaterThan(5)
})

test('CONF-6 what only writes can show is refused elsewhere, with what allows it', async () => {
  const { asked, handle } = count()
  const { status, error } = await runCommandLine(
    [...argumentsFor(service, ELSEWHERE), '--only', 'checkout'],
    handle,
  )
  expect({ status, asked }).toEqual({ status: 2, asked: [] })
  expect(error).toContain('--only checkout leaves nothing to run')
  expect(error).toContain('Give --writes all, or --shared no.')
})

test('CONF-6 no second has more requests than --rate allows', async () => {
  const { asked, handle } = count()
  const started = performance.now()
  await runCommandLine(
    [...argumentsFor(service), '--rate', '5', '--only', 'listProducts', '--read-only'],
    handle,
  )
  expect(asked.length).toBeGreaterThan(5)
  // A timer may be early by a millisecond.
  const least = Math.floor((asked.length - 1) / 5) * 1000 - 5
  expect(performance.now() - started).toBeGreaterThanOrEqual(least)
})

test('CONF-6 a budget of writes is kept, what was made is deleted, and the rest is undecided', async () => {
  const { asked, handle } = count()
  const report = await runConformance({
    ...toProbeOptions({ ...service, handle }, (next) => next),
    limits: { writes: 30, stopsWhenUnwell: false },
  })
  // What an account is given back is no part of the budget.
  const inSteps = report.exchanges.filter(
    ({ step, request }) =>
      step !== undefined && isWrite(request) && request.operation !== 'updateProfile',
  )
  expect(inSteps.length).toBeGreaterThan(20)
  expect(inSteps.length).toBeLessThanOrEqual(30)
  expect(report.gaps).toEqual(['The 30 requests that --writes allows were used up.'])
  expect(report.findings.filter(({ severity }) => severity === 'failure')).toEqual([])
  expect(report.verdict).toBe('partly')
  expect(await findLeftProducts(service.handle)).toEqual([])
  expect(asked.length).toBe(report.requestCount)
})

test('CONF-6 a service that begins to fail is left alone, what was made is deleted', async () => {
  // A busy machine would slow its answers, which ends a run too.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  let made = 0
  const { asked, handle } = count((operation) => {
    if (operation === 'createProduct') made += 1
    return made >= 5 && operation !== 'deleteProduct' && operation !== 'searchProducts'
      ? fail()
      : undefined
  })
  const report = await runConformance({
    ...toProbeOptions({ ...service, handle }, (next) => next),
    limits: { stopsWhenUnwell: true },
  })
  expect(report.gaps).toEqual([
    expect.stringMatching(/^The run stopped by itself: 3 of the service's last \d+ answers/),
  ])
  expect(report.verdict).toBe('differs')
  const first = asked.findIndex(
    (_, index) =>
      asked.slice(0, index + 1).filter(({ operation }) => operation === 'createProduct').length ===
      5,
  )
  // The rest is what cleans up.
  expect(asked.length - first).toBeLessThan(40)
  expect(await findLeftProducts(service.handle)).toEqual([])
})

test('CONF-6 what a service refuses to delete is listed with its ids, and the next run deletes it', async () => {
  let deleted = 0
  const path = createFilePath('journal.jsonl')
  const { handle } = count((operation) => {
    if (operation === 'deleteProduct') deleted += 1
    // The first one shows that products can be deleted at all.
    return operation === 'deleteProduct' && deleted > 1 ? fail() : undefined
  })
  const options = { only: ['stock'], journalStore: createJournalFile(path) }
  const report = await probe({ ...service, handle }, (next) => next, options)
  const left = await findLeftProducts(service.handle)
  expect(left.length).toBeGreaterThan(4)
  const [sentence = ''] = describeLeftBehind(report.leftBehind)
  expect(sentence).toContain(`${left.length} × product`)
  expect(sentence).toContain('DELETE /product/delete/{productId}/{userId}')
  const ids = report.leftBehind.flatMap(({ kind, id }) => (kind === 'product' ? (id ?? []) : []))
  expect(ids).toHaveLength(left.length)
  for (const id of ids) expect(sentence).toContain(id)
  expect(existsSync(path)).toBe(true)

  const reading = await runConformance({
    ...toProbeOptions(service, (next) => next, options),
    only: ['browse'],
    isReadOnly: true,
  })
  expect(describeLeftBehind(reading.leftBehind)).toContain(sentence)

  await probe(service, (next) => next, options)
  expect(await findLeftProducts(service.handle)).toEqual([])
  expect(existsSync(path)).toBe(false)
})
