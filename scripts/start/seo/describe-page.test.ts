import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { describePage } from './describe-page'
import type { PageFacts } from './structured-data'

const ORIGIN = 'https://shop.example'
const ADDRESS = { origin: ORIGIN, pathname: '/product/prd_1' }
const WORDS = {
  title: 'Meeting Minute Maker · Prompt Bazaar',
  description: 'Condenses &amp; files.',
}

function productFacts(name: string, changes: object = {}): PageFacts {
  const product = {
    productId: 'prd_1',
    name,
    description: `About ${name}`,
    priceCents: 1205,
    category: { categoryId: 'cat_1', name },
    quantity: 3,
    shipping: 0 as const,
    createdAt: '2026-10-01T09:30:00.000Z',
    sold: 0,
    ...changes,
  }
  return { path: '/product/prd_1', product, imageUrl: `${ORIGIN}/api/photo/a.webp?width=720` }
}

interface Read {
  readonly elements: string[]
  readonly content: ReadonlyMap<string, string>
  readonly canonical: string[]
  readonly data: unknown
}

/** What a parser of HTML finds in the tags. */
function read(html: string): Read {
  const elements: string[] = []
  const content = new Map<string, string>()
  const canonical: string[] = []
  let script = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.push(name)
      const key = attributes['property'] ?? attributes['name']
      if (key !== undefined) content.set(key, attributes['content'] ?? '')
      if (attributes['rel'] === 'canonical') canonical.push(attributes['href'] ?? '')
    },
    ontext(text) {
      script += text
    },
  })
  parser.write(html)
  parser.end()
  return { elements, content, canonical, data: script === '' ? undefined : JSON.parse(script) }
}

test('FIND-2 a page has one address, and Open Graph and Twitter’s card speak of the same', () => {
  const { canonical, content, data } = read(describePage({ path: '/shop' }, WORDS, ADDRESS))
  expect(canonical).toEqual([`${ORIGIN}/shop`])
  expect(Object.fromEntries(content)).toMatchObject({
    'og:type': 'website',
    'og:title': WORDS.title,
    'og:description': 'Condenses & files.',
    'og:url': `${ORIGIN}/shop`,
    'og:image': `${ORIGIN}/preview.png`,
    'twitter:card': 'summary_large_image',
    'twitter:title': WORDS.title,
    'twitter:description': 'Condenses & files.',
    'twitter:image': `${ORIGIN}/preview.png`,
  })
  expect(data).toBeUndefined()
})

test('FIND-3 a product’s terms: price, currency, and whether there is any', () => {
  const { content, data } = read(describePage(productFacts('A & B'), WORDS, ADDRESS))
  expect(Object.fromEntries(content)).toMatchObject({
    'og:type': 'product',
    'og:title': 'A & B',
    'og:image': `${ORIGIN}/api/photo/a.webp?width=720`,
    'product:price:amount': '12.05',
    'product:price:currency': 'USD',
    'product:availability': 'in stock',
  })
  expect(data).toMatchObject({
    '@graph': [
      {
        '@type': 'Product',
        name: 'A & B',
        offers: {
          price: '12.05',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${ORIGIN}/` },
          { position: 2, name: 'Shop', item: `${ORIGIN}/shop` },
          { position: 3, name: 'A & B', item: `${ORIGIN}/shop?category=cat_1` },
          { position: 4, name: 'A & B', item: `${ORIGIN}/product/prd_1` },
        ],
      },
    ],
  })
  const sold = read(describePage(productFacts('A', { quantity: 0 }), WORDS, ADDRESS))
  expect(sold.content.get('product:availability')).toBe('out of stock')
  expect(JSON.stringify(sold.data)).toContain('https://schema.org/OutOfStock')
})

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '"><script>alert(1)</script>',
  "' onload=alert(1) x='",
  '"} , {"@type":"Offer"',
  '</title></head><body>',
  '&quot;&#34;&lt;/script&gt;',
  "$& $1 $` $'",
  ']]>\u2028\u2029\u0000\ud800',
  '<style>*{display:none}</style>',
])('FIND-6 a name is text everywhere, whatever stands in it: %j', (name) => {
  const plain = read(describePage(productFacts('Name'), WORDS, ADDRESS))
  const html = describePage(productFacts(name), WORDS, ADDRESS)
  const { elements, content, data } = read(html)
  expect(elements).toEqual(plain.elements)
  expect(content.get('og:title')).toBe(name)
  expect(content.get('twitter:title')).toBe(name)
  expect(data).toMatchObject({
    '@graph': [{ name, description: `About ${name}`, category: name }, {}],
  })
  expect(html.match(/<style/g)).toBeNull()
})

test('FIND-6 what a visitor’s browser says of its own address is text too', () => {
  const address = { origin: 'https://"><script>.example', pathname: '/"><script>alert(1)</script>' }
  const { elements, canonical } = read(describePage({ path: '/shop' }, WORDS, address))
  expect(elements).not.toContain('script')
  expect(canonical).toEqual(['https://"><script>.example/shop'])
})
