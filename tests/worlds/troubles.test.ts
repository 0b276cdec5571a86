import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Contract, loadContract } from '../../mocks/api/contract/contract'
import type { LogEntry } from '../../mocks/api/http/log'
import { openShop } from '../../mocks/worlds/recipes/open-shop'
import { startWorlds } from '../../mocks/worlds/start-worlds'
import { ConnectionCut } from '../../mocks/worlds/troubles/apply-trouble'
import { HARMS, type HarmKind } from '../../mocks/worlds/troubles/trouble'
import type { World } from '../../mocks/worlds/world'
import type { Worlds } from '../../mocks/worlds/worlds'
import { contract as document } from '../contract/support/contract'
import { createOperationCalls } from './operation-calls'

const WAIT_MS = 50
const { operations } = document

let contract: Contract
let worlds: Worlds
let world: World
let requestOf: ReturnType<typeof createOperationCalls>
let served: LogEntry[] = []

beforeAll(async () => {
  contract = await loadContract()
  const log = (entry: LogEntry) => served.push(entry)
  worlds = await startWorlds({ log, checksAnswers: true })
  world = await worlds.use('troubled')
  const calm = await world.arrange({ method: 'PUT', path: '/calm' }, async (all) => openShop(all))
  requestOf = createOperationCalls(await calm.admin(), calm)
})

afterAll(() => worlds.close())

beforeEach(async () => {
  world.troubles.set('')
  await world.rewind(0)
})

/** How a call ends that meets a trouble, how long it took, and how often the service has done it. */
async function meet(id: string, trouble: string, patienceMs?: number) {
  const operation = document.operation(id)
  const plain = await requestOf(operation)
  world.troubles.set(trouble)
  served = []
  const startedAt = performance.now()
  const request = patienceMs
    ? new Request(plain, { signal: AbortSignal.timeout(patienceMs) })
    : plain
  const end = await world.fetch(request).then(
    async (answer) => ({ answer, text: await answer.text() }),
    (error: unknown) => ({ error }),
  )
  return {
    ...end,
    tookMs: performance.now() - startedAt,
    times: served.filter((one) => one.event === 'request' && one['operation'] === id).length,
  }
}

type Met = Awaited<ReturnType<typeof meet>>

function answerOf(met: Met) {
  if ('error' in met) throw met.error
  return met
}

/** What each trouble does to every operation. */
const cells: Readonly<Record<HarmKind, (id: string) => Promise<void>>> = {
  async latency(id) {
    const { answer, tookMs, times } = answerOf(await meet(id, `${id}:latency=${WAIT_MS}`))
    expect([answer.status, times]).toEqual([200, 1])
    expect(tookMs).toBeGreaterThanOrEqual(WAIT_MS - 2)
  },
  async status(id) {
    const statuses = [...document.operation(id).responses.keys()].filter((one) => one >= 400)
    expect(statuses.length).toBeGreaterThan(1)
    for (const status of statuses) {
      const waits = status === 429 || status === 503
      const limit = waits ? ';retry-after=7' : ''
      const met = answerOf(await meet(id, `${id}:status=${status}${limit}`))
      expect([met.answer.status, met.times]).toEqual([status, 0])
      expect(contract.findViolation(id, status, JSON.parse(met.text))).toBeUndefined()
      expect(met.answer.headers.get('Retry-After')).toBe(waits ? '7' : null)
      if (waits) expect(met.text).toContain('Try again in 7 seconds.')
    }
  },
  async cut(id) {
    const met = await meet(id, `${id}:cut`)
    expect('error' in met && met.error).toBeInstanceOf(ConnectionCut)
    expect(met.times).toBe(0)
  },
  async hang(id) {
    const met = await meet(id, `${id}:hang`, WAIT_MS)
    expect('error' in met && met.error).toBeInstanceOf(ConnectionCut)
    expect(met.tookMs).toBeGreaterThanOrEqual(WAIT_MS - 2)
    expect(met.times).toBe(0)
  },
  async 'slow-body'(id) {
    const { answer, text, tookMs, times } = answerOf(await meet(id, `${id}:slow-body=${WAIT_MS}`))
    expect([answer.status, times]).toEqual([200, 1])
    expect(contract.findViolation(id, 200, JSON.parse(text))).toBeUndefined()
    // Timers may be a millisecond early, each of ten pieces.
    expect(tookMs).toBeGreaterThanOrEqual(WAIT_MS - 10)
  },
  async malformed(id) {
    const { answer, text, times } = answerOf(await meet(id, `${id}:malformed`))
    expect([answer.status, times]).toEqual([200, 1])
    expect(text).not.toBe('')
    expect(() => JSON.parse(text)).toThrow(SyntaxError)
  },
  async 'wrong-shape'(id) {
    const { answer, text, times } = answerOf(await meet(id, `${id}:wrong-shape`))
    expect([answer.status, times]).toEqual([200, 1])
    expect(contract.findViolation(id, 200, JSON.parse(text))).toBeDefined()
  },
  async html(id) {
    const { answer, text, times } = answerOf(await meet(id, `${id}:html`))
    expect([answer.status, times]).toEqual([502, 0])
    expect(answer.headers.get('Content-Type')).toContain('text/html')
    expect(text).toMatch(/^<!doctype html>/)
  },
  async 'answer-lost'(id) {
    const met = await meet(id, `${id}:answer-lost`)
    expect('error' in met && met.error).toBeInstanceOf(ConnectionCut)
    expect(met.times).toBe(1)
  },
  async twice(id) {
    expect((await meet(id, `${id}:twice`)).times).toBe(2)
  },
}

const kinds = Object.keys(HARMS).filter((kind): kind is HarmKind => kind in cells)

describe.each(operations.map(({ id }) => id))('WORLD-3 trouble with %s', (id) => {
  test.each(kinds)('%s', (kind) => cells[kind](id))
})

test('WORLD-3 what is lost on the way back is done, and what is cut on the way there is not', async () => {
  const count = async () => world.steps().length
  await meet('createCategory', 'createCategory:cut')
  expect(await count()).toBe(0)
  await meet('createCategory', 'createCategory:answer-lost')
  expect(await count()).toBe(1)
})

test('WORLD-3 the nth call is harmed, and no other', async () => {
  world.troubles.set('listCategories:status=503;nth=2')
  expect(await statuses(4)).toEqual([200, 503, 200, 200])
})

test('WORLD-3 a share with a seed harms the same calls each time', async () => {
  const rounds: number[][] = []
  for (let round = 0; round < 2; round += 1) {
    world.troubles.set('listCategories:status=500;share=0.4;seed=same')
    rounds.push(await statuses(40))
  }
  expect(rounds[0]).toEqual(rounds[1])
  const failures = rounds[0]?.filter((status) => status === 500).length ?? 0
  expect(failures).toBeGreaterThan(8)
  expect(failures).toBeLessThan(25)
  world.troubles.set('listCategories:status=500;share=0.4;seed=another')
  expect(await statuses(40)).not.toEqual(rounds[0])
})

test('WORLD-3 a latency is spread within its bounds', async () => {
  world.troubles.set('listCategories:latency=10-60;seed=1')
  const times: number[] = []
  for (let call = 0; call < 6; call += 1) {
    const startedAt = performance.now()
    await statuses(1)
    times.push(performance.now() - startedAt)
  }
  expect(Math.min(...times)).toBeGreaterThanOrEqual(9)
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(5)
})

const late = `*:latency=${WAIT_MS}`

test.each([
  [
    [late, '*:status=503'],
    [late, '*:status=503'],
  ],
  [
    ['*:status=503', late],
    [late, '*:status=503'],
  ],
  [
    ['*:html', late, '*:wrong-shape'],
    [late, '*:wrong-shape', '*:html'],
  ],
  [
    ['*:status=503', '*:html', '*:status=500', late],
    [late, '*:status=503'],
  ],
  [
    ['*:status=413', late, '*:status=503', '*:cut'],
    [late, '*:status=503'],
  ],
])('WORLD-3 of %j an answer meets %j, and names those alone', async (written, met) => {
  world.troubles.set(written.join(', '))
  const startedAt = performance.now()
  const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
  expect(answer.status).toBe(met.includes('*:html') ? 502 : 503)
  expect(answer.headers.get('X-Mock-Trouble')).toBe(met.join(', '))
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(WAIT_MS - 2)
})

test('WORLD-3 what every world begins with comes before the troubles of its state', async () => {
  const late = await startWorlds({ state: 'order-hangs', troubles: '*:latency=300', log: () => 0 })
  const { troubles } = await late.use('late')
  expect(troubles.list()).toEqual(['*:latency=300', 'createOrder:hang'])
  await late.close()
})

test('WORLD-3 an answer that meets no trouble names none', async () => {
  world.troubles.set('*:status=413')
  const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
  expect([answer.status, answer.headers.get('X-Mock-Trouble')]).toEqual([200, null])
})

test('WORLD-3 a refusal that is to wait a second says so as its header does', async () => {
  world.troubles.set('listCategories:status=503')
  const answer = await world.fetch(new Request('http://mock.test/api/category/list'))
  expect(answer.headers.get('Retry-After')).toBe('1')
  expect(await answer.json()).toEqual({ error: 'The shop is busy. Try again in 1 second.' })
})

test('WORLD-3 a header troubles its own request alone, and the answer names what it met', async () => {
  const headers = { 'X-Mock-Trouble': '*:status=503;retry-after=9' }
  const request = new Request('http://mock.test/api/category/list', { headers })
  const answer = await world.fetch(request)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('X-Mock-Trouble')).toBe('*:status=503;retry-after=9')
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await statuses(1)).toEqual([200])
})

test('WORLD-3 WORLD-6 a header that names no trouble is refused with what there is, and nothing is done or counted', async () => {
  world.troubles.set('listCategories:status=503;nth=1')
  const headers = { 'X-Mock-Trouble': 'listCategories:stauts=500' }
  const request = new Request('http://mock.test/api/category/list', { headers })
  const answer = await world.fetch(request)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('X-Mock-Trouble')).toBeNull()
  expect(await answer.json()).toEqual({
    error: expect.stringMatching(/^There is no trouble "stau/),
  })
  expect(await statuses(2)).toEqual([503, 200])
})

test.each([
  ['makeCoffee:cut', 'There is no operation "makeCoffee". There are signIn, signUp,'],
  ['createOrder:explode', 'There is no trouble "explode". There are latency=MS or'],
  ['createOrder:status=418', 'The contract gives createOrder no refusal "418". It gives 400, 401,'],
  ['createOrder:status=abc', 'The contract gives createOrder no refusal "abc". It gives 400,'],
  ['createOrder:status=200', 'The contract gives createOrder no refusal "200". It gives 400,'],
  ['*:status=499', 'The contract gives its operations no refusal "499". It gives 400,'],
  ['createOrder:status=400;retry-after=7', 'gives createOrder status=429 and status=503.'],
  ['createOrder:latency=9;retry-after=7', 'retry-after is a limit of refusals that ask to wait.'],
  [
    'createOrder:status=503;retry-after',
    '"retry-after" of "createOrder:status=503;retry-after" is',
  ],
  ['createOrder:cut;persona=nobody', 'There is no persona "nobody". There are administrator,'],
  [
    'createOrder:cut;when=now',
    'is no limit. There are nth, persona, share, seed and retry-after, each with a value; nth=1 is once.',
  ],
  ['createOrder:cut;share=2', 'share takes a number above 0, up to 1, but has "2".'],
  ['createOrder:latency=soon', 'latency takes a whole number from 0 to 600000, but has "soon".'],
  ['createOrder:latency=9-3', 'latency=9-3 ends before it begins.'],
  ['createOrder:hang=3', 'hang takes no value, but has "3".'],
  ['createOrder', '"createOrder" is no trouble: write OPERATION:TROUBLE;LIMIT=VALUE'],
  ['createOrder:cut;share=0.5;seed=☃', 'seed=☃" is no trouble: write it in ASCII.'],
])('WORLD-6 %s is refused with what there is, and nothing is changed', (text, sentence) => {
  world.troubles.set('listCategories:cut')
  expect(() => world.troubles.set(text)).toThrow(sentence)
  expect(world.troubles.list()).toEqual(['listCategories:cut'])
})

async function statuses(calls: number): Promise<number[]> {
  const all: number[] = []
  for (let call = 0; call < calls; call += 1) {
    all.push((await world.fetch(new Request('http://mock.test/api/category/list'))).status)
  }
  return all
}
