import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StartOptions, startApi } from '../../mocks/api/start-api'
import { admin } from './support/accounts'
import { createClient } from './support/client'
import { drawPhoto, productFields } from './support/forms'

let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prompt-bazaar-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

async function start(options: Partial<StartOptions> = {}) {
  const passwordCost = { N: 2 ** 10, r: 8, p: 1 }
  const quiet = { log: () => undefined, environment: {} }
  const api = await startApi({
    mode: 'demo',
    dataDirectory: directory,
    passwordCost,
    ...quiet,
    ...options,
  })
  return { api, client: createClient(api) }
}

test('API-8 a second start finds the data, the photos and the sessions of the first', async () => {
  const first = await start()
  const as = await first.client.signIn(admin)
  const body = productFields({ file: await drawPhoto() })
  const { data } = await first.client.call('createProduct', { as, body })
  await first.api.close()

  const second = await start()
  const path = { productId: data?._id ?? '' }
  expect(await second.client.call('showProduct', { path })).toEqual(data)
  expect((await second.api.app.request(data?.photo?.data ?? '')).status).toBe(200)
  expect((await second.client.send('readProfile', { as })).status).toBe(200)
  await second.api.close()
})

test('API-8 two processes never share a directory, and the second one says why', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(/is in use by process \d+/)
  await first.api.close()
  // A process that was killed leaves its lock behind.
  await writeFile(join(directory, 'lock'), '999999')
  await (await start()).api.close()
})

test('API-8 a first start that was cut off begins anew', async () => {
  await mkdir(join(directory, 'database/base'), { recursive: true })
  await writeFile(join(directory, 'database/PG_VERSION'), '')
  const { api, client } = await start()
  expect((await client.call('listCategories')).length).toBeGreaterThan(5)
  await api.close()
})

test('API-8 a demo can be neither reset nor called by pages of other origins', async () => {
  const { api } = await start({ isInMemory: true })
  const reset = await api.app.request('/__mock/reset', { method: 'POST' })
  expect(reset.status).toBe(404)
  const { headers } = await api.app.request('/api/category/list')
  expect(headers.has('Access-Control-Allow-Origin')).toBe(false)
  await api.close()
})
