import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readPageHeaders } from '../start/page-headers'
import { PRIVATE_PREFIXES } from '../start/seo/robots'
import { renderCaddyHeaders, renderHeadersFile, renderNginxHeaders } from './header-files'

const DOCUMENT =
  '<head><script>first()</script><script type="module" src="/shop.js"></script></head>'
const shop = { provider: 'braintree', allowsPayPalScripts: false } as const
const headers = await readPageHeaders(shop, 'other', DOCUMENT)
const strictCart = await readPageHeaders(shop, 'payment', DOCUMENT)
const carts = [
  ['for cards', strictCart],
  [
    'for PayPal too',
    await readPageHeaders({ ...shop, allowsPayPalScripts: true }, 'payment', DOCUMENT),
  ],
] as const

test('a static host gets every header that this server sends, and HTTPS promised', () => {
  expect([...headers.keys()]).toEqual(
    expect.arrayContaining([
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
      'x-frame-options',
    ]),
  )
})

test('of inline scripts the document’s own is admitted by its hash, of style elements only empty ones', () => {
  const policy = headers.get('content-security-policy')
  const hash = createHash('sha256').update('first()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain(
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  )
  expect(policy).not.toMatch(/nonce|unsafe/)
})

test('each form carries every header once, as it is', () => {
  for (const [name, value] of headers) {
    expect(renderHeadersFile(headers, headers).split(`\n  ${name}: ${value}\n`)).toHaveLength(2)
    expect(renderNginxHeaders(headers).split(`add_header ${name} "${value}" always;`)).toHaveLength(
      2,
    )
    expect(renderCaddyHeaders(headers).split(`\n\t${name} "${value}"\n`)).toHaveLength(2)
  }
})

/** What a host that joins the values of all rules that match sends for a path. */
function sendJoined(file: string, path: string): ReadonlyMap<string, readonly string[]> {
  const sent = new Map<string, string[]>()
  for (const rule of file.split(/\n(?=\/)/).slice(1)) {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n')
    const isMatch = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
    for (const line of isMatch ? lines : []) {
      const [name = '', value = ''] = line.trim().split(/: (.*)/)
      sent.set(name, [...(sent.get(name) ?? []), value])
    }
  }
  return sent
}

describe.each(carts)('beside a cart %s', (_, cart) => {
  test('the cart has headers of its own in each form, and no other policy beside its own where rules are joined', () => {
    const policy = cart.get('content-security-policy') ?? ''
    const sent = sendJoined(renderHeadersFile(headers, cart), '/cart')
    for (const [name, value] of cart) expect(sent.get(name)).toEqual([value])
    expect(policy).toContain('braintreegateway.com')
    expect(renderNginxHeaders(cart)).toContain(policy)
    expect(renderCaddyHeaders(cart, '@cart')).toContain(`\nheader @cart {\n`)
  })

  test.each([
    '/',
    '/index.html',
    '/shop',
    '/product/prd_01',
    '/profile/usr_01',
    '/admin/orders',
    '/worker.js',
  ])(
    '%s has every header once where rules are joined, and of the policies the narrower one too',
    (path) => {
      const sent = sendJoined(renderHeadersFile(headers, cart), path)
      for (const [name, value] of headers) {
        const wanted = name === 'content-security-policy' ? [cart.get(name), value] : [value]
        expect([name, sent.get(name)]).toEqual([name, wanted])
      }
    },
  )

  test('a path of no page has a policy too', () => {
    const sent = sendJoined(renderHeadersFile(headers, cart), '/no/such/page')
    expect(sent.get('content-security-policy')).toEqual([cart.get('content-security-policy')])
  })

  test('the cart’s policy admits whatever the other pages’ does, so that joined to it theirs holds', () => {
    const read = (from: ReadonlyMap<string, string>) =>
      new Map(
        (from.get('content-security-policy') ?? '').split('; ').map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources] as const
        }),
      )
    const narrow = read(headers)
    for (const [name, sources] of read(cart)) {
      const isOpen = sources.includes("'unsafe-inline'")
      const needed = (narrow.get(name) ?? []).filter(
        (source) => !(isOpen && source.startsWith("'sha256-")),
      )
      expect([name, sources]).toEqual([name, expect.arrayContaining(needed)])
    }
  })
})

test('FIND-4 pages for one visitor are sent with the wish not to be listed, and no others', () => {
  const rules = renderHeadersFile(headers, strictCart).split(/\n(?=\/)/)
  const hidden = rules.filter((rule) => rule.includes('x-robots-tag: noindex'))
  expect(hidden.map((rule) => rule.split('\n')[0])).toEqual(
    PRIVATE_PREFIXES.map((prefix) => `${prefix}*`),
  )
})

test('assets are kept for ever, and no other rule speaks of caching: hosts would join both', () => {
  const text = renderHeadersFile(headers, strictCart)
  expect(text.match(/cache-control/g)).toHaveLength(1)
  expect(text).toMatch(/\n\/assets\/\*\n {2}cache-control: public, max-age=31536000, immutable\n$/)
})

test.each(['a "quoted" word', 'a $variable', 'a {placeholder}', 'two\nlines', 'a back\\slash'])(
  'a value that a server would read as more than a text is refused: %j',
  (value) => {
    const odd = new Map([['x-odd', value]])
    expect(() => renderNginxHeaders(odd)).toThrow('can’t be quoted')
    expect(() => renderCaddyHeaders(odd)).toThrow('can’t be quoted')
  },
)
