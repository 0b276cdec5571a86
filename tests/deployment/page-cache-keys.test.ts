import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EagerProcess, startEagerProcess } from './support/eager-process'
import { nginxCache } from './support/proxies'
import { sendSecurely } from './support/send-securely'
import { type RunningProxy, startProxy } from './support/start-proxy'

describe.skipIf(!nginxCache.isInstalled)('a cache before answers that may all be kept', () => {
  let eager: EagerProcess
  let running: RunningProxy
  let sender: ReturnType<typeof sendSecurely>
  /** What the process was asked, how the cache answered, and what reached the process for that answer. */
  async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const before = eager.requests.length
    const response = await sender.send(path, { method, headers })
    return {
      status: response.status,
      cache: response.headers.get('x-cache'),
      asked: eager.requests.slice(before),
      seen: await response.json(),
    }
  }

  beforeAll(async () => {
    eager = await startEagerProcess()
    running = await startProxy(nginxCache, [eager.port, eager.port])
    sender = sendSecurely(running)
  })
  afterAll(async () => {
    sender?.close()
    await running?.stop()
    await eager?.close()
  })

  test('MEM-8 a document is asked for without anything of the visitor who comes first', async () => {
    const { cache, seen } = await ask('/', {
      cookie: 'session=s3cret',
      authorization: 'Bearer t0ken',
      accept: 'image/png',
      'sec-fetch-dest': 'image',
      'accept-language': 'de-DE, fr;q=0.5',
      'accept-encoding': 'gzip, deflate, br, zstd',
    })
    expect(cache).toBe('MISS')
    expect(seen).toMatchObject({
      host: 'shop.example',
      accept: 'text/html',
      'accept-language': 'de-DE',
      'accept-encoding': 'br',
      'x-forwarded-proto': 'https',
    })
    for (const name of ['cookie', 'authorization', 'sec-fetch-dest'])
      expect(seen[name]).toBeUndefined()
    const other = { 'accept-language': 'de-DE', 'accept-encoding': 'br', cookie: 'session=0ther' }
    expect(await ask('/', other)).toEqual({ status: 200, cache: 'HIT', asked: [], seen })
  })

  test('MEM-4 of all ways to ask for a language one document is kept', async () => {
    const caches = async (languages: readonly string[]) => {
      const answers: unknown[] = []
      for (const language of languages) {
        answers.push((await ask('/shop', { 'accept-language': language })).cache)
      }
      return answers
    }
    expect(await caches(['es', ' es;q=0.9', 'es,de', 'es , de;q=0.1'])).toEqual([
      'MISS',
      'HIT',
      'HIT',
      'HIT',
    ])
    expect(await caches(['es-MX', 'es-MX,es'])).toEqual(['MISS', 'HIT'])
    expect(await caches(['*', '', 'no language', '../../etc', `x${'y'.repeat(40)}`])).toEqual([
      'MISS',
      'HIT',
      'HIT',
      'HIT',
      'HIT',
    ])
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['brotli, x-gzip', undefined],
    ['BR;q=0.1', 'br'],
    ['identity', undefined],
  ])('MEM-6 whoever accepts %j is sent %s', async (accepted, sent) => {
    const { seen } = await ask('/product/encoded', { 'accept-encoding': accepted })
    expect(seen['accept-encoding']).toBe(sent)
  })

  test('MEM-8 what a search says makes no other document', async () => {
    expect((await ask('/product/searched?search=my%20illness')).cache).toBe('MISS')
    expect((await ask('/product/searched?category=cat_1')).cache).toBe('HIT')
    expect((await ask('/product/searched')).cache).toBe('MISS')
  })

  test('an asset is kept once for all languages', async () => {
    expect((await ask('/assets/shop.js', { 'accept-language': 'de' })).cache).toBe('MISS')
    expect((await ask('/assets/shop.js?again', { 'accept-language': 'fr' })).cache).toBe('HIT')
    expect((await ask('/assets/shop.js', { 'accept-encoding': 'br' })).cache).toBe('MISS')
  })

  test.each([
    '/api/user/usr_1',
    '/api/product/list',
    '/braintree-gateway/v1/configuration',
    '/cart',
    '/user/dashboard',
    '/robots.txt',
  ])('MEM-8 %s is answered to each by a process, which may say what it likes', async (path) => {
    for (const token of ['one', 'other']) {
      const { cache, asked, seen } = await ask(path, { authorization: `Bearer ${token}` })
      expect([cache, asked]).toEqual([null, [`GET ${path}`]])
      expect(seen.authorization).toBe(`Bearer ${token}`)
    }
  })

  test('MEM-8 what sets a cookie is not kept, nor what a form has sent', async () => {
    for (const _ of [1, 2]) expect((await ask('/product/cookie')).cache).toBe('MISS')
    for (const _ of [1, 2]) {
      expect((await ask('/product/posted', {}, 'POST')).asked).toEqual(['POST /product/posted'])
    }
    expect((await ask('/product/posted')).cache).toBe('MISS')
  })

  test('the health of a process is not told to the world', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const before = eager.requests.length
      expect((await sender.send(path)).status).toBe(404)
      expect(eager.requests.length).toBe(before)
    }
  })
})
