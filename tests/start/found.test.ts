import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../src/lib/paths'
import { createForm } from '../api/support/forms'
import { type FoundShop, ORIGIN, openFoundShop } from './support/found-shop'
import { findForeignTerms } from './support/schema-org'

const ADMIN = { email: 'admin@promptbazaar.example', password: 'bazaar-admin' }

let shop: FoundShop
let admin: { token: string; user: { _id: string } }

const ask = (path: string, init?: RequestInit) => shop.ask(path, init)
const ofAdmin = (method: string, body?: FormData): RequestInit => ({
  method,
  headers: { Authorization: `Bearer ${admin.token}` },
  ...(body && { body }),
})

beforeAll(async () => {
  shop = await openFoundShop()
  const signedIn = await ask('/api/auth/signin', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  admin = await signedIn.json()
})
afterAll(() => shop?.api.close())

async function createProduct(name: string, changes: object = {}): Promise<string> {
  const fields = { name, description: `About ${name}`, price: 9.99, category: 'cat_business' }
  const body = createForm({ ...fields, shipping: 0, quantity: 2, ...changes })
  const made = await ask(`/api/product/create/${admin.user._id}`, ofAdmin('POST', body))
  expect(made.status).toBe(200)
  return (await made.json()).data._id
}

/** What a parser of HTML finds in a document's head. */
async function readHead(response: Response) {
  const content = new Map<string, string[]>()
  const links = new Map<string, string[]>()
  const scripts: string[] = []
  let data = ''
  let place = ''
  const note = (all: Map<string, string[]>, key = '', value = '') =>
    all.set(key, [...(all.get(key) ?? []), value])
  const parser = new Parser({
    onopentag(name, attributes) {
      place = name === 'script' ? (attributes['type'] ?? '') : name
      if (name === 'script') scripts.push(attributes['src'] ?? place)
      if (name === 'meta')
        note(content, attributes['property'] ?? attributes['name'], attributes['content'])
      if (name === 'link') note(links, attributes['rel'], attributes['href'])
    },
    ontext(text) {
      if (place === 'application/ld+json') data += text
      if (place === 'title') note(content, 'title', text)
    },
    onclosetag() {
      place = ''
    },
  })
  parser.write(await response.text())
  parser.end()
  return { content, links, scripts, data }
}

describe('a page that is not there', () => {
  test.each([
    ['/', 200],
    ['/shop', 200],
    ['/shop?category=cat_business&price=0-9', 200],
    ['/cart', 200],
    [paths.adminOrders, 200],
    ['/no/such/page', 404],
    ['/product', 404],
    ['/product/prd_unknown', 404],
    ['/product/prd_unknown?utm_source=letter', 404],
    [`/product/${'x'.repeat(300)}`, 404],
    ['/product/%E0%A4%A', 404],
    ['/index.html', 404],
  ])('FIND-1 %s answers %d, and the shop says the rest', async (path, status) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(path, { method })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toContain('text/html')
      if (method === 'HEAD') continue
      const html = await response.text()
      expect(html).toContain('<div id="root"')
      expect(html).toMatch(/<script type="module"/)
    }
  })

  test('FIND-1 a product is there until it is deleted', async () => {
    const id = await createProduct('Short Lived')
    const path = paths.product(id)
    expect((await ask(path)).status).toBe(200)
    await ask(`/api/product/delete/${id}/${admin.user._id}`, ofAdmin('DELETE'))
    // A document may be a second old.
    await expect.poll(async () => (await ask(path)).status).toBe(404)
    const gone = await ask(path)
    expect(gone.headers.get('x-robots-tag')).toBe('noindex')
    const { links, data } = await readHead(gone)
    expect([links.get('canonical'), data]).toEqual([undefined, ''])
  })
})

describe('the head of a public page', () => {
  test.each([
    ['/', '/'],
    ['/?search=letter&category=All', '/'],
    ['/shop', '/shop'],
    ['/SHOP/', '/shop'],
    ['/shop?category=cat_business', '/shop'],
  ])(
    'FIND-2 %s has one address, one title and description, and a preview',
    async (path, canonical) => {
      const response = await ask(path)
      expect(response.headers.get('x-robots-tag')).toBeNull()
      const { links, content } = await readHead(response)
      expect(links.get('canonical')).toEqual([ORIGIN + canonical])
      expect(content.get('og:url')).toEqual([ORIGIN + canonical])
      expect(content.get('title')).toEqual(content.get('og:title'))
      expect(content.get('description')).toEqual(content.get('og:description'))
      expect(content.get('description')).toEqual([expect.stringMatching(/\w{3,}/)])
      expect(content.get('og:site_name')).toEqual(['Prompt Bazaar'])
      expect(content.get('twitter:card')).toEqual(['summary_large_image'])
      const [image = ''] = content.get('og:image') ?? []
      const picture = await ask(image.slice(ORIGIN.length))
      expect(picture.headers.get('content-type')).toBe('image/png')
    },
  )

  test('FIND-2 FIND-3 a product’s page shows its photo, its terms and the way to it, in schema.org’s own words', async () => {
    const [product] = await (await ask('/api/product/list?sortBy=sold&order=desc&limit=1')).json()
    const response = await ask(paths.product(product._id))
    const { links, content, data } = await readHead(response)
    expect(links.get('canonical')).toEqual([`${ORIGIN}/product/${product._id}`])
    expect(content.get('og:title')).toEqual([product.name])
    expect(content.get('product:price:amount')).toEqual([product.price.toFixed(2)])
    const [image = ''] = content.get('og:image') ?? []
    expect(image.startsWith(`${ORIGIN}/api/photo/`)).toBe(true)
    const photo = await ask(image.slice(ORIGIN.length))
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(findForeignTerms(data)).toEqual([])
    const availability = product.quantity > 0 ? 'InStock' : 'OutOfStock'
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        {
          '@type': 'Product',
          name: product.name,
          image,
          offers: {
            price: product.price.toFixed(2),
            priceCurrency: 'USD',
            availability: `https://schema.org/${availability}`,
          },
        },
        { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
      ],
    })
  })

  test('FIND-3 what is not schema.org’s is found', async () => {
    const graph = (product: object) =>
      JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [{ '@type': 'Product', name: 'A', ...product }],
      })
    expect(findForeignTerms(graph({}))).toEqual([])
    for (const foreign of [
      { cost: '1.00' },
      { offers: { '@type': 'Offer', availability: 'https://schema.org/Plenty' } },
      { offers: { '@type': 'Offer', priceCurency: 'USD' } },
    ])
      expect(findForeignTerms(graph(foreign))).not.toEqual([])
  })

  test('FIND-3 stock that is sold out is not offered', async () => {
    const id = await createProduct('Sold Out', { quantity: 0 })
    const { data, content } = await readHead(await ask(paths.product(id)))
    expect(JSON.parse(data)['@graph'][0].offers.availability).toBe('https://schema.org/OutOfStock')
    expect(content.get('product:availability')).toEqual(['out of stock'])
  })

  test.each([
    '</script><script>alert(1)</script>',
    '--><!--<script>',
    '"><img src=x onerror=alert(1)>',
    '</title></head><body onload=alert(1)>',
    '<style>*{display:none}</style>',
    "$& $1 $` $' </head>",
    'http://ssr.invalid/ <div id="root"></div>',
  ])('FIND-6 a name is text, whatever stands in it: %j', async (name) => {
    const plain = await readHead(await ask(paths.product(await createProduct('Plain'))))
    const response = await ask(paths.product(await createProduct(name)))
    const html = await response.clone().text()
    const { content, scripts, data } = await readHead(response)
    expect(scripts).toEqual(plain.scripts)
    expect([...content.keys()].sort()).toEqual([...plain.content.keys()].sort())
    expect(content.get('og:title')).toEqual([name])
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({ name, description: `About ${name}` })
    // What is admitted inline is our own alone: what sets the colors, and what starts the shop.
    expect(html.match(/<script>/g)).toHaveLength(2)
    expect(html.match(/<style/g)).toHaveLength(1)
  })
})

test('FIND-4 a page for one visitor is in no index', async () => {
  const { home: _home, shop: _shop, product: _product, ...others } = paths
  const pages = Object.values(others).map((path) => (typeof path === 'string' ? path : path('1')))
  const { content: ids } = { content: await (await ask('/sitemap.xml')).text() }
  const robots = await (await ask('/robots.txt')).text()
  const kept = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = '']) => prefix)
  for (const path of pages) {
    const response = await ask(path)
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([
      path,
      200,
      'noindex',
    ])
    expect((await readHead(response)).links.get('canonical')).toBeUndefined()
    expect(ids).not.toContain(`${ORIGIN}${path}<`)
    expect(kept.filter((prefix) => path.startsWith(prefix))).not.toEqual([])
  }
})
