import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Interrupted } from '../../scripts/conformance/model/errors'
import { runConformance } from '../../scripts/conformance/run/run-conformance'
import type { Handler } from '../../scripts/conformance/self-test/fault'
import { probe, toProbeOptions } from '../../scripts/conformance/self-test/probe'
import { type Service, startService } from '../../scripts/conformance/self-test/start-service'
import { matchOperation } from '../../scripts/conformance/self-test/wrap/match-operation'
import { listen } from '../../scripts/processes/listening/listen'
import { RUN_FILE } from '../../scripts/run/run-file'
import { argumentsFor } from './support/run-command-line'
import { findLeftProducts, findOrderStatuses } from './support/take-everything'

let service: Service

beforeEach(async () => {
  service = await startService()
})

afterEach(() => service.close())

/** Calls back after the n-th response of an operation; what comes then may be held. */
function after(operation: string, nth: number, onReached: () => void): Handler {
  let count = 0
  return async (request) => {
    const response = await service.handle(request)
    if (matchOperation(request)?.operation === operation && ++count === nth) onReached()
    return response
  }
}

function interrupt(handle: Handler, first: AbortSignal, second = new AbortController().signal) {
  return runConformance({
    ...toProbeOptions({ ...service, handle }, (next) => next),
    interruption: { first, second },
  }).then(
    () => 'the run ended by itself',
    (error: unknown) => error,
  )
}

test('API-9 an interrupted run sends no more of its checks, cleans up and says so', async () => {
  const controller = new AbortController()
  const ended = await interrupt(
    after('createOrder', 3, () => controller.abort('SIGINT')),
    controller.signal,
  )
  expect(ended).toBeInstanceOf(Interrupted)
  expect(String(ended)).toMatch(/Cleaned up: \d+ records deleted, [1-9]\d* orders cancelled/)
  expect(await findLeftProducts(service.handle)).toEqual([])
  const statuses = await findOrderStatuses(service)
  expect(statuses.length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set(['Cancelled']))
})

test('API-9 a second signal ends the run at once and says what is left', async () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const counted = after('createProduct', 5, () => first.abort('SIGINT'))
  const hang: Handler = (request) => {
    const isTidying = first.signal.aborted && request.method !== 'POST'
    if (!isTidying) return counted(request)
    second.abort('SIGINT')
    return new Promise(() => undefined)
  }
  const ended = await interrupt(hang, first.signal, second.signal)
  expect(String(ended)).toMatch(/Nothing more was cleaned up. .*5 × product/)
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'API-9 %s ends the command with status %i, its products gone',
  async (signal, status) => {
    let onThird: () => void = () => undefined
    const handle = after('createProduct', 3, () => onThird())
    const server = await listen({ fetch: handle }, { port: 0, hostname: '127.0.0.1' })
    const cli = fileURLToPath(new URL('../../scripts/conformance/cli.ts', import.meta.url))
    const args = argumentsFor(service, `http://127.0.0.1:${server.port}/api`)
    const child = spawn(process.execPath, [RUN_FILE, cli, ...args], {
      cwd: mkdtempSync(join(tmpdir(), 'conformance-')),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    onThird = () => child.kill(signal)
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    await server.close()
    expect({ code, said }).toMatchObject({ code: status, said: expect.stringContaining('Cleaned') })
    expect(await findLeftProducts(service.handle)).toEqual([])
  },
)

test('API-9 what a killed run left is found by its mark where the journal is lost', async () => {
  await new Promise<void>((resolve) => {
    let isDead = false
    const counted = after('createOrder', 2, () => {
      isDead = true
      resolve()
    })
    const die: Handler = (request) => (isDead ? new Promise(() => undefined) : counted(request))
    probe(service, () => die)
  })
  expect(await findLeftProducts(service.handle)).not.toEqual([])
  await probe(service, (next) => next, { only: ['stock'] })
  expect(await findLeftProducts(service.handle)).toEqual([])
  expect(new Set(await findOrderStatuses(service))).toEqual(new Set(['Cancelled']))
})

test('API-9 --only createOrder cancels its orders too', async () => {
  await probe(service, (next) => next, { only: ['createOrder'] })
  const statuses = await findOrderStatuses(service)
  expect(statuses.length).toBeGreaterThan(0)
  expect(new Set(statuses)).toEqual(new Set(['Cancelled']))
})
