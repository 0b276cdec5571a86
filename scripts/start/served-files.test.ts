import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../processes/listening/listen'
import { createShopServer } from './shop-server'

const PAGE = '<!doctype html><html><head></head></html>'
const FILES = ['assets/main-a1.js', 'assets/main-a1.css', 'favicon.svg', 'robots.txt']
let home: string
let shop: ReturnType<typeof createShopServer>

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shop-'))
  for (const file of ['package.json', '.git/HEAD', ...FILES.map((file) => `files/${file}`)]) {
    await mkdir(dirname(join(home, file)), { recursive: true })
    await writeFile(join(home, file), 'secret')
  }
  await writeFile(join(home, 'files/index.html'), PAGE)
  const api = new Hono().all('*', (context) => context.text('api', 404))
  shop = createShopServer({ storefront: join(home, 'files'), api, provider: 'simulated' })
})

afterAll(() => rm(home, { recursive: true }))

test.each([
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/openapi.yaml',
  '/assets/',
  '/assets',
  '/assets/main-a1.js.map',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/..%5c..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/.git/HEAD',
])('%s shows no file of ours and lists no folder', async (path) => {
  const answer = await shop.request(path, { headers: { accept: '*/*' } })
  const text = await answer.text()
  // What could be a place of the shop is its page, whatever stands on the disk.
  if (answer.status !== 404) expect(text).toBe(PAGE)
  for (const hidden of ['secret', 'main-a1', 'files']) expect(text).not.toContain(hidden)
})

test.each([
  ['/', /^text\/html; charset=utf-8$/i],
  ['/assets/main-a1.js', /^text\/javascript; charset=utf-8$/i],
  ['/assets/main-a1.css', /^text\/css; charset=utf-8$/i],
  ['/robots.txt', /^text\/plain; charset=utf-8$/i],
  ['/favicon.svg', /^image\/svg\+xml/],
])(
  '%s says its type and its encoding, and has its address told to nobody else',
  async (path, type) => {
    const { headers } = await shop.request(path)
    expect(headers.get('content-type')).toMatch(type)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  },
)

test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
  '%s is answered with nothing',
  async (method) => {
    const { port, close } = await listen(shop, { port: 0, hostname: '127.0.0.1' })
    const answer = await new Promise<{ status: number; text: string }>((resolve) => {
      const asked = request({
        port,
        method,
        path: '/',
        host: '127.0.0.1',
        headers: { cookie: 'a=b' },
      })
      asked.on('response', async (response) => {
        let text = ''
        for await (const chunk of response) text += String(chunk)
        resolve({ status: response.statusCode ?? 0, text })
      })
      asked.on('error', () => resolve({ status: 0, text: '' }))
      asked.end()
    })
    await close(0)
    expect(answer.status === 0 || answer.status >= 400).toBe(true)
    expect(answer.text).not.toMatch(/cookie|a=b/i)
  },
)
