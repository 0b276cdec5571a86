import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../../src/lib/paths'
import { createForm } from '../api/support/forms'
import { type FoundShop, openFoundShop } from './support/found-shop'

const ADMIN = { email: 'admin@promptbazaar.example', password: 'bazaar-admin' }

let shop: FoundShop
let token: string
let adminId: string
let productId: string

const ask = (path: string, init?: RequestInit) => shop.ask(path, init)

beforeAll(async () => {
  shop = await openFoundShop()
  const signedIn = await ask('/api/auth/signin', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const session = await signedIn.json()
  token = session.token
  adminId = session.user._id
  const body = createForm({
    ...{ name: 'Kept', description: 'Is kept.', price: 41.5, category: 'cat_business' },
    ...{ shipping: 0, quantity: 7 },
  })
  const made = await ask(`/api/product/create/${adminId}`, ofAdmin('POST', body))
  productId = (await made.json()).data._id
})
afterAll(() => shop?.api.close())

function ofAdmin(method: string, body: FormData): RequestInit {
  return { method, headers: { Authorization: `Bearer ${token}` }, body }
}

/** As much of oneself as a browser, a proxy or a script can send along. */
const personal = (): Record<string, string> => ({
  Authorization: `Bearer ${token}`,
  Cookie: `jwt=${token}; __Host-color-scheme=dark; cart=${productId}`,
  Referer: 'https://elsewhere.example/nell',
  'User-Agent': 'Nell/1.0',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Host': 'evil.example',
  'X-Original-URL': '/nell',
  'X-Requested-With': 'nell',
})

test.each([
  ['anonymous first', [{}, personal, {}]],
  ['somebody first', [personal, {}, personal]],
] as const)('MEM-8 nothing of one visitor is in the document of another: %s', async (_, order) => {
  const search = `?search=nell-${order.length}`
  for (const path of ['/', '/shop', paths.product(productId), `/${search}`, `/shop${search}`]) {
    const answers = await Promise.all(
      order.map((headers) =>
        ask(path, { headers: typeof headers === 'function' ? headers() : headers }),
      ),
    )
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    for (const { headers } of answers) expect(headers.get('set-cookie')).toBeNull()
    for (const own of [token, 'nell', 'evil.example', '203.0.113.9', 'data-color-scheme="'])
      expect(texts[0]?.toLowerCase()).not.toContain(own.toLowerCase())
  }
})

test('MEM-8 each language has its own document, whoever asks in between', async () => {
  const [german, english] = await Promise.all(
    ['de-DE', 'en-US'].map(async (language) =>
      (await ask(paths.product(productId), { headers: { 'Accept-Language': language } })).text(),
    ),
  )
  expect(german).toContain('41,50')
  expect(english).not.toContain('41,50')
})

test('MEM-1 a page that nobody has asked for yet is drawn of reads that are in memory', async () => {
  const statements = vi.spyOn(PGlite.prototype, 'execProtocolStream')
  const draw = async (language: string) => {
    statements.mockClear()
    const page = await ask('/shop', { headers: { 'Accept-Language': language } })
    expect((await page.text()).includes('class="product-card-name"')).toBe(true)
    return statements.mock.calls.length
  }
  await draw('pt-BR')
  // Another language, so it is another document, of the same reads.
  expect(await draw('pt-PT')).toBe(0)
  statements.mockRestore()
})

test('MEM-4 a price that an administrator has changed is soon in the document, under another tag', async () => {
  const path = paths.product(productId)
  const before = await ask(path)
  const tag = before.headers.get('etag') ?? ''
  expect(await before.text()).toContain('41.50')
  expect((await ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
  const changed = await ask(
    `/api/product/update/${productId}/${adminId}`,
    ofAdmin('PUT', createForm({ price: 42.5 })),
  )
  expect(changed.status).toBe(200)
  await expect.poll(async () => (await ask(path)).text()).toContain('42.50')
  const after = await ask(path, { headers: { 'If-None-Match': tag } })
  expect([after.status, after.headers.get('etag') === tag]).toEqual([200, false])
})
