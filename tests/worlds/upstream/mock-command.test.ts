import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorlds } from '../../../mocks/worlds/start-worlds'
import { ROOT } from '../../../scripts/system/run-command'
import { provideMock } from '../provide-mock'
import { type RealBackend, startRealBackend } from './real-backend'

const startMock = provideMock()

let real: RealBackend
let folder: string

beforeAll(async () => {
  real = await startRealBackend()
  folder = await mkdtemp(join(tmpdir(), 'bazaar-half-real-'))
})

afterAll(async () => {
  await real.close()
  await rm(folder, { recursive: true, force: true })
})

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address)
  expect(response.status).toBe(200)
  return response.json()
}

test('WORLD-8 what a real backend answers is told, kept in a file, and a world’s start', async () => {
  const file = join(folder, 'shop.world')
  const theirs = await readJson(`${real.base}/product/list?limit=3&sortBy=sold&order=desc`)
  const mock = await startMock(
    ...['--upstream', real.base, '--real', 'listProducts,listCategories,showProduct'],
    ...['--record', file],
  )
  await expect.poll(mock.output).toContain('answers at')
  const list = '/api/product/list?limit=3&sortBy=sold&order=desc'
  expect(await readJson(mock.origin + list)).toEqual(theirs)
  expect(await readJson(`${mock.origin}/w/ann${list}`)).toEqual(theirs)
  real.breakBy(() => Response.json([{ _id: 'cat_1' }]))
  await readJson(`${mock.origin}/api/category/list`)
  real.breakBy(() => new Response('', { status: 501 }))
  await readJson(`${mock.origin}/w/ann/api/category/list`)
  real.breakBy(undefined)
  await expect
    .poll(mock.output)
    .toMatch(/contract in doubt GET \/category\/list → 200\n +response\.body\[0]\.name: must be/)
  await expect
    .poll(mock.output)
    .toContain(`${real.base} has no GET /category/list (501): listCategories is answered here.`)
  await mock.stop()
  expect(mock.output()).toContain(`${file} is written: it has what was answered so far.`)

  const worlds = await startWorlds({ log: () => undefined, checksAnswers: true })
  const world = await worlds.use('kept')
  await worlds.load(world, await readFile(file))
  const ask = (path: string) => world.fetch(new Request(`http://mock.test${path}`))
  const kept: unknown = await (
    await ask('/api/product/list?limit=undefined&sortBy=sold&order=desc')
  ).json()
  const withoutPhoto = (products: unknown) =>
    Array.isArray(products) ? products.map((product) => ({ ...product, photo: undefined })) : []
  expect(withoutPhoto(kept)).toEqual(withoutPhoto(theirs))
  const photos = [...JSON.stringify(kept).matchAll(/\/w\/kept(\/api\/photo\/\w+\.webp)/g)]
  expect(photos).toHaveLength(3)
  expect((await ask(photos[0]?.[1] ?? '')).status).toBe(200)
  await worlds.close()
})

test('WORLD-8 a recording says before anything is asked that it fetches photos, and then which one it could not', async () => {
  const mock = await startMock('--upstream', real.base, '--real', 'listProducts', '--record', 'ann')
  await expect.poll(mock.output).toContain('answers at')
  expect(mock.output()).toMatch(/^ann keeps what \S+ answers: .* photos, which are fetched too/m)
  expect(mock.output()).toMatch(/can't be had is named here; its product is kept without it/)
  real.asked.length = 0
  real.breakBy(({ url }) =>
    url.includes('/api/photo/') ? new Response('Not now', { status: 503 }) : undefined,
  )
  await readJson(`${mock.origin}/api/product/list?limit=1`)
  await expect.poll(mock.output).toMatch(/The photo \S+ is not recorded: it is answered with 503\./)
  real.breakBy(undefined)
  expect(real.asked).toEqual([
    'GET /api/product/list',
    expect.stringMatching(/^GET \/api\/photo\//),
  ])
  await expect
    .poll(async () => readJson(`${mock.origin}/w/ann`))
    .toMatchObject({ source: 'recording' })
})

test('WORLD-8 pictures of the backend are had wherever they are at its origin', async () => {
  const image = { headers: { 'Content-Type': 'image/webp' } }
  real.breakBy(({ url }) =>
    /\/(?:media|shop\/api\/photo)\/a\.webp\?w=1$/.test(url)
      ? new Response('pixels', image)
      : undefined,
  )
  const mock = await startMock('--upstream', real.base, '--real', 'listProducts')
  await expect.poll(mock.output).toContain('answers at')
  for (const path of ['/media/a.webp?w=1', '/shop/api/photo/a.webp?w=1']) {
    const picture = await fetch(mock.origin + path)
    expect([picture.status, picture.headers.get('X-Mock-Source')]).toEqual([200, 'upstream'])
    expect(picture.headers.get('Content-Type')).toBe('image/webp')
    expect(await picture.text()).toBe('pixels')
    const strange = await fetch(mock.origin + path, { headers: { Origin: 'https://evil.example' } })
    expect(strange.status).toBe(404)
  }
  real.asked.length = 0
  const none = await fetch(`${mock.origin}/media/none.webp`)
  expect([none.status, none.headers.get('X-Mock-Source')]).toEqual([404, null])
  for (const path of ['/w/ann/none', '/w/ann/api/photo/none.webp', '/api/photo/none.webp']) {
    expect((await fetch(mock.origin + path)).status).toBe(404)
  }
  real.breakBy(undefined)
  expect(real.asked).toEqual([
    'GET /media/none.webp',
    'GET /api/photo/none.webp',
    'GET /api/photo/none.webp',
  ])
})

test.each(['docs/worlds.md', 'scripts/mock-package/texts/README.md'])(
  'WORLD-8 the half-real mock of %s does what it says',
  async (page) => {
    const [, section = ''] = (await readFile(join(ROOT, page), 'utf8')).split('\n## Half real\n')
    const [, options = ''] =
      /^(?:npm run mock --|npx prompt-bazaar-mock) (.+)$/m.exec(section) ?? []
    const [, call = ''] = /(curl \S+ .*'http.+?')/.exec(section) ?? []
    const file = join(folder, `${basename(page)}.world`)
    const own = options
      .replace('https://staging.example/api', real.base)
      .replace('shop.world', file)
    const mock = await startMock(...own.split(' '))
    await expect.poll(mock.output).toContain('answers at')
    const script = call.replace('http://localhost:4010', mock.origin)
    const { stdout } = await promisify(execFile)('sh', ['-e', '-c', script])
    expect(stdout).toMatch(/^x-mock-source: upstream\r$/im)
    await expect.poll(mock.output).toContain(`${file} is written`)
  },
)

test('WORLD-8 a file that is no file of a world is left alone', async () => {
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Dear Ann')
  const mock = await startMock('--upstream', real.base, '--real', '*', '--record', file)
  expect(await mock.ended).toEqual([1, null])
  expect(mock.output()).toContain('This is no file of a world.')
  expect(await readFile(file, 'utf8')).toBe('Dear Ann')
})
