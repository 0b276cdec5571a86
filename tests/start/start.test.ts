import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../scripts/processes/listening/free-port'
import { type RunningShop, startShop } from '../../scripts/processes/start-shop'
import { buildStorefront } from '../../scripts/start/build-storefront'
import { signIn, signUp } from './support/service'

const credentialsSchema = z.object({ value: z.object({ email: z.string(), password: z.string() }) })
/** What the page of the contract has for signing in. */
const documentSchema = z.object({
  servers: z.array(z.unknown()),
  paths: z.object({
    '/auth/signin': z.object({
      post: z.object({
        requestBody: z.object({
          content: z.object({
            'application/json': z.object({ examples: z.record(z.string(), credentialsSchema) }),
          }),
        }),
      }),
    }),
  }),
})

let dataDirectory: string
let shops: RunningShop[] = []

async function launch(env: NodeJS.ProcessEnv = {}): Promise<RunningShop> {
  const port = String(await findFreePort())
  return startShop([], { PORT: port, DATA_DIR: dataDirectory, ...env })
}

/** Ends with the test. */
async function start(env?: NodeJS.ProcessEnv): Promise<RunningShop> {
  const shop = await launch(env)
  shops.push(shop)
  return shop
}

/** The status under a name that a browser may be made to take for this machine's. */
function askAs(origin: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host }
    request(`${origin}/api/category/list`, { headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
}

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'))
  await buildStorefront('simulated', () => undefined)
})

afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()))
  shops = []
})

afterAll(() => rm(dataDirectory, { recursive: true }))

test('the pages are built for people, whatever the environment is set up for', async () => {
  expect(process.env['NODE_ENV']).toBe('test')
  const files = join(await buildStorefront('simulated', () => undefined), 'files', 'assets')
  const scripts = (await readdir(files)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(files, name), 'utf8')))
  expect(scripts.length).toBeGreaterThan(20)
  // React's development build calls this for each element.
  expect(texts.filter((text) => text.includes('jsxDEV'))).toEqual([])
})

describe('a shop that runs', () => {
  let shop: RunningShop
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(shop.origin + path, { headers })

  beforeAll(async () => {
    shop = await launch()
  })
  afterAll(() => shop.stop())

  test('one command brings shop, service and provider to one address, with two accounts to sign in', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/')).text()).toContain('<div id="root"')
    expect((await get('/product/any/deep/link')).status).toBe(404)
    for (const path of ['/assets/unknown.js', '/.vite/manifest.json', '/manifest.json']) {
      expect((await get(path, { accept: '*/*' })).status).toBe(404)
    }
    expect(await (await get('/api/product/list?limit=6')).json()).toHaveLength(6)

    const accounts = [...shop.output().matchAll(/(\S+@\S+)\s+(\S+)/g)]
    const roles = await Promise.all(
      accounts.map(([, email = '', password = '']) => signIn(shop.origin, email, password)),
    )
    expect(roles.map(({ user }) => user.role).sort()).toEqual([0, 1])
  })

  test('MEM-6 the policy admits what stands in the document, all of it comes compressed, and its scripts stay', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(page.headers.get('content-encoding')).toBe('br')
    const html = await page.text()
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const [, name, text = ''] of html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)) {
      const hash = createHash('sha256').update(text).digest('base64')
      const directive = policy.split('; ').find((one) => one.startsWith(`${name}-src`))
      expect(directive).toContain(`'sha256-${hash}'`)
    }

    const script = String(/<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1])
    const answer = await get(script, { 'accept-encoding': 'br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const storefront = await buildStorefront('simulated', () => undefined)
    expect(await answer.text()).toBe(await readFile(join(storefront, 'files', script), 'utf8'))
  })

  test('API-11 outside production the contract is a page, whose example of signing in signs in', async () => {
    const page = await get('/docs')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('openapi')])
    const { servers, paths } = documentSchema.parse(await (await get('/docs/openapi.json')).json())
    expect(servers).toMatchObject([{ url: '/api' }])
    const { examples } = paths['/auth/signin'].post.requestBody.content['application/json']
    expect(Object.keys(examples)).toHaveLength(2)
    for (const { value } of Object.values(examples)) {
      const { user } = await signIn(shop.origin, value.email, value.password)
      expect(user.email).toBe(value.email)
    }
  })

  test('API-12 a page of another name that leads here signs in nobody', async () => {
    const { host } = new URL(shop.origin)
    expect(await askAs(shop.origin, host)).toBe(200)
    expect(await askAs(shop.origin, `evil.example:${host.split(':')[1]}`)).toBe(403)
  })

  test('no other one shares its data directory', async () => {
    await expect(launch()).rejects.toThrow(`${dataDirectory} is in use by process`)
  })
})

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('ends it cleanly, and the next start finds all that was answered', async () => {
    const shop = await start()
    const email = `${signal.toLowerCase()}@example.com`
    await signUp(shop.origin, email, 'correct-horse')
    expect(await shop.stop(signal)).toBe(0)
    await expect(fetch(shop.origin)).rejects.toThrow()

    const next = await start()
    expect((await signIn(next.origin, email, 'correct-horse')).user.email).toBe(email)
  })
})

test('a taken port is a sentence with the way out, not a stack', async () => {
  const port = await findFreePort()
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve))
  const attempt = start({ PORT: String(port) })
  await expect(attempt).rejects.toThrow(
    `Port ${port} is taken by another process. Stop that one, or choose another port: npm start -- --port ${port + 1}`,
  )
  await expect(attempt).rejects.not.toThrow('    at ')
  await new Promise((resolve) => squatter.close(resolve))
})

test('a port that is none is refused', async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow('PORT must be a port number')
})
