import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { TRUSTS_NOBODY } from '../../../mocks/api/http/trusted-proxies'
import { isNavigation, keyOfSubject, readSubject } from './page-subject'

const SETTINGS = { shopOrigin: undefined, trustsPeer: TRUSTS_NOBODY }

async function read(path: string, headers: Record<string, string> = {}) {
  const app = new Hono().get('*', (context) => {
    const subject = readSubject(context, SETTINGS)
    return context.json({ subject, isNavigation: isNavigation(context) })
  })
  return (await app.request(`http://own.example${path}`, { headers })).json()
}

test('MEM-8 nothing that one visitor brings reaches what is drawn for all', async () => {
  const plain = await read('/shop?category=cat_1', { 'Accept-Language': 'de-DE' })
  const personal = await read('/shop?category=cat_2&search=my%20illness', {
    'Accept-Language': 'de-DE, fr;q=0.5',
    Cookie: '__Host-color-scheme=dark; session=s3cret',
    Authorization: 'Bearer t0ken',
    'User-Agent': 'Nell/1.0',
    Referer: 'https://elsewhere.example/nell',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
  })
  expect(personal).toEqual(plain)
  expect(plain.subject).toEqual({
    origin: 'http://own.example',
    pathname: '/shop',
    hasSearch: true,
    locale: 'de-DE',
  })
})

test('MEM-8 subjects that differ have keys that differ', () => {
  const subject = { origin: 'https://a.example', pathname: '/', hasSearch: false, locale: 'de-DE' }
  const others = [
    subject,
    { ...subject, origin: 'https://b.example' },
    { ...subject, pathname: '/shop' },
    { ...subject, hasSearch: true },
    { ...subject, locale: 'de-AT' },
    { ...subject, locale: undefined, pathname: '/de-DE%20/' },
  ]
  expect(new Set(others.map(keyOfSubject)).size).toBe(others.length)
})

test.each([
  ['/shop', {}, true],
  ['/favicon.svg', {}, false],
  ['/favicon.svg', { Accept: 'text/html' }, true],
  ['/shop', { 'Sec-Fetch-Dest': 'document' }, true],
  ['/shop', { 'Sec-Fetch-Dest': 'image', Accept: 'text/html' }, false],
  ['/shop', { 'Sec-Fetch-Dest': 'empty', Accept: 'text/html' }, true],
  ['/shop', { 'Sec-Fetch-Dest': 'empty' }, false],
  ['/assets/shop.js', { Accept: 'text/html' }, false],
])('%s with %j is a page: %s', async (path, headers, expected) => {
  expect((await read(path, headers)).isNavigation).toBe(expected)
})
