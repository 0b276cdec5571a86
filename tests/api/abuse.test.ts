import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runKills } from '../../scripts/bench/reliability/kills/run-kills'
import { readUnderUpload } from '../../scripts/bench/reliability/reads-under-upload'
import { letShop } from '../../scripts/bench/reliability/shoppers'
import { provideApi } from './support/test-api'

// The short forms of `npm run bench -- reliability`.
const it = provideApi()
const send = async (path: string, init?: RequestInit) => it.api.app.request(path, init)

test('API-8 many shoppers at once all get their order, at its price', async () => {
  expect(await letShop(send, () => send, 40)).toEqual({
    durationMs: expect.any(Number),
    askedBack: expect.any(Number),
    failures: [],
    wrongTotals: 0,
    lostPieces: 0,
  })
})

test('API-8 reads are answered while a large picture is uploaded', async () => {
  const { reads } = await readUnderUpload(send, 1)
  expect(reads).toBeGreaterThan(5)
})

test('API-8 a service that is killed while it writes loses and doubles nothing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
  try {
    const { purchases, ...found } = await runKills(directory, 2, 'short')
    expect(found).toEqual({
      kills: 2,
      failedStarts: 0,
      lost: 0,
      halfOrders: 0,
      untraced: 0,
      faults: '',
    })
    expect(purchases).toBeGreaterThan(0)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
