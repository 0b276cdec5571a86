import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Digest,
  findChanges,
  watchTables,
} from '../../scripts/bench/reliability/fuzz/judge/watch-tables'
import { type FuzzWorld, readWorld } from '../../scripts/bench/reliability/fuzz/make/fuzz-world'
import { runRaw } from '../../scripts/bench/reliability/fuzz/raw/run-raw'
import { runFuzz } from '../../scripts/bench/reliability/fuzz/run-fuzz'
import { sendTo } from '../../scripts/bench/reliability/service/send-to'
import { UNLIMITED_RATES } from '../../scripts/bench/reliability/service/unlimited-rates'
import { readContract } from '../../scripts/conformance/contract/read-contract'
import { type Listening, listen } from '../../scripts/processes/listening/listen'
import { createShopServer } from '../../scripts/start/shop-server'
import { admin } from './support/accounts'
import { provideApi } from './support/test-api'

// The short form of what `npm run bench -- fuzz` does a million times. The digest is one row for each table, where
// many at once would wait for each other in a circle: what goes over the network comes one at a time here.
const it = provideApi({ rates: UNLIMITED_RATES })
const contract = await readContract('openapi.yaml')
let storefront: string
let shop: Pick<Hono, 'fetch'>
let server: Listening
let world: FuzzWorld
let readDigest: () => Promise<Digest>

const send = async (path: string, init?: RequestInit) =>
  shop.fetch(new Request(`http://127.0.0.1${path}`, init))

beforeAll(async () => {
  storefront = await mkdtemp(join(tmpdir(), 'storefront-'))
  await writeFile(
    join(storefront, 'index.html'),
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  )
  shop = createShopServer({ storefront, provider: 'simulated', api: it.api.app })
  server = await listen(shop, { port: 0, hostname: '127.0.0.1' })
  readDigest = await watchTables(it.api.database)
  world = await readWorld(send)
})

afterAll(async () => {
  await server.close(0)
  await rm(storefront, { recursive: true })
})

test('API-6 what a call has stored is seen, so that a refused one could not hide it', async () => {
  const before = await readDigest()
  await it.client.signUp('Watched')
  expect(findChanges(before, await readDigest())).toEqual(['users', 'known_addresses'])
})

test('API-6 a product that is not there can be deleted without the catalogue counting a change', async () => {
  const as = await it.client.as(admin)
  const before = await readDigest()
  const reply = await it.client.send('deleteProduct', { as, path: { productId: 'nothing' } })
  expect(reply.status).toBe(404)
  expect(findChanges(before, await readDigest())).toEqual([])
})

// What follows changes whatever it may, passwords included.
test.each(['first', 'second', 'third', 'fourth'])(
  'API-6 no request makes the shop fail, answer what its contract does not have, or keep anything of a refused call: %s seed',
  async (seed) => {
    const plan = { contract, world, seed, send, atOnce: 1, readDigest }
    const { sent, problems, statuses, targets, reach } = await runFuzz({ ...plan, count: 600 })
    expect(problems).toEqual([])
    expect(it.faults).toEqual([])
    expect(sent).toBe(600)
    // Requests that are all turned away at the door would prove little.
    for (const status of [200, 400, 401, 403, 404]) {
      expect(statuses.get(status)).toBeGreaterThan(5)
    }
    for (const target of ['operation', 'gateway', 'page']) {
      expect(targets.get(target)).toBeGreaterThan(0)
    }
    const leftOut = contract.operations.filter(({ id }) => !reach.has(id)).map(({ id }) => id)
    expect(leftOut).toEqual([])
  },
)

test('API-6 nor does any over HTTP', async () => {
  const sendByNetwork = sendTo({ origin: `http://127.0.0.1:${server.port}` })
  const plan = { contract, world, seed: 'network', send: sendByNetwork, atOnce: 1, readDigest }
  const { problems } = await runFuzz({ ...plan, count: 200 })
  expect(problems).toEqual([])
  expect(it.faults).toEqual([])
})

test('API-6 nor do bytes that are no requests, or ones that nobody sends', async () => {
  const { problems, statuses, silent } = await runRaw({
    port: server.port,
    seed: 'short',
    count: 200,
    readDigest,
  })
  expect(problems).toEqual([])
  expect(it.faults).toEqual([])
  expect(statuses.get(200)).toBeGreaterThan(10)
  expect(statuses.get(400)).toBeGreaterThan(10)
  expect(silent).toBeLessThan(100)
})
