import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJournalFile } from '../../scripts/conformance/cleanup/journal-file'
import { listFailures } from '../../scripts/conformance/model/report'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { probe } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'
import { listen } from '../../scripts/processes/listening/listen'
import { RUN_FILE } from '../../scripts/run/run-file'
import { isLong } from '../length'
import { argumentsFor, createFilePath } from './support/run-command-line'
import { findLeftProducts } from './support/take-everything'

const KILL = 'SIGKILL'
/** Of the requests that set a status, the first one that tidies up. */
const FIRST_TIDYING = 19

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.close())

/** Where a run ends: at the n-th request of an operation, before it reaches the service or after the response. */
interface Death {
  readonly operation: string
  readonly nth: number
  readonly when: 'before' | 'after'
  readonly isSample?: boolean
}

const deaths: readonly Death[] = [
  { operation: 'signUp', nth: 1, when: 'after' },
  { operation: 'createCategory', nth: 1, when: 'after' },
  { operation: 'createProduct', nth: 1, when: 'after' },
  { operation: 'createProduct', nth: 4, when: 'before', isSample: true },
  { operation: 'deleteProduct', nth: 2, when: 'after' },
  { operation: 'createOrder', nth: 1, when: 'after' },
  { operation: 'updateProfile', nth: 1, when: 'after', isSample: true },
  { operation: 'updateProfile', nth: 3, when: 'after' },
  { operation: 'updateOrderStatus', nth: 20, when: 'after' },
]

/** Ends a run at a request, as `kill -9` would: nothing after it reaches the service. */
function dieAt({ operation, nth, when }: Death, onDeath: () => void) {
  let count = 0
  let isDead = false
  const never = () => {
    onDeath()
    return new Promise<Response>(() => undefined)
  }
  return (next: Handler): Handler =>
    async (request) => {
      if (isDead) return never()
      if (matchOperation(request)?.operation === operation) count += 1
      isDead = count === nth
      if (isDead && when === 'before') return never()
      const response = await next(request)
      return isDead ? never() : response
    }
}

test.each(
  deaths
    .filter(({ isSample }) => isLong || isSample)
    .map((death) => [`${death.when} ${death.operation} ${death.nth}`, death] as const),
)('API-9 what a run that is killed %s leaves, the next one clears away', async (name, death) => {
  const path = createFilePath('journal.jsonl')
  const died = new Promise<void>((resolve) => {
    const wrap = dieAt(death, resolve)
    probe(service, wrap, { seed: name, journalStore: createJournalFile(path) })
  })
  await died
  expect(existsSync(path)).toBe(true)
  const only = ['stock', 'profile']
  const next = await probe(service, (handle) => handle, {
    ...{ only, seed: name, journalStore: createJournalFile(path) },
  })
  expect(listFailures(next)).toEqual([])
  // Its products had no photos: records without them must be compared too.
  expect(next.changedRecords).toEqual([])
  expect(next.steps.filter(({ state }) => state.kind !== 'passed')).toEqual([])
  expect(await findLeftProducts(service.handle)).toEqual([])
  expect(existsSync(path)).toBe(false)
})

test.runIf(isLong)(
  'API-9 after a run that was killed at its very end the next one keeps within 500 requests',
  async () => {
    const path = createFilePath('journal.jsonl')
    const seed = 'killed at the end'
    const died = new Promise<void>((resolve) => {
      // It cancels its orders before it deletes its products.
      const wrap = dieAt(
        { operation: 'updateOrderStatus', nth: FIRST_TIDYING, when: 'before' },
        resolve,
      )
      probe(service, wrap, { seed, journalStore: createJournalFile(path) })
    })
    await died
    const next = await probe(service, (handle) => handle, {
      seed,
      journalStore: createJournalFile(path),
    })
    expect(listFailures(next)).toEqual([])
    expect(next.requestCount).toBeGreaterThan(380)
    expect(next.requestCount).toBeLessThanOrEqual(500)
  },
)

test('API-9 killed by the system with its products made, the next process clears up and exits with 0', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'conformance-'))
  let made = 0
  let onThird: () => void = () => undefined
  const watch: Handler = async (request) => {
    const response = await service.handle(request)
    if (matchOperation(request)?.operation === 'createProduct' && ++made === 3) onThird()
    return response
  }
  const server = await listen({ fetch: watch }, { port: 0, hostname: '127.0.0.1' })
  const start = () => startProcess(directory, `http://127.0.0.1:${server.port}/api`)

  const first = start()
  const killed = once(first, 'exit')
  onThird = () => first.kill(KILL)
  expect((await killed)[1]).toBe(KILL)
  expect(await findLeftProducts(service.handle)).not.toEqual([])

  const [code] = await once(start(), 'exit')
  await server.close()
  expect(code).toBe(0)
  expect(await findLeftProducts(service.handle)).toEqual([])
  expect(readdirSync(join(directory, '.cache/conformance'))).toEqual([])
})

/** The command as a team starts it, in a new directory for its journal. */
function startProcess(directory: string, baseUrl: string) {
  const cli = fileURLToPath(new URL('../../scripts/conformance/cli.ts', import.meta.url))
  const args = [RUN_FILE, cli, ...argumentsFor(service, baseUrl)]
  return spawn(process.execPath, args, { cwd: directory, stdio: 'ignore' })
}
