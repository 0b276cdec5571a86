import { expect, test } from 'vitest'
import { completeDocument } from './complete-document'
import { START_WHEN_SHOWN } from './start-when-shown'

const EMPTY =
  '<html lang="en"><head><title>Shop</title><meta data-ssr name="description" content="A shop."/><script type="module" crossorigin src="/shop.js"></script><link rel="stylesheet" crossorigin href="/a.css"></head><body><div id="root"></div></body></html>'
const MARKUP = {
  head: '<link rel="preload" as="image" href="/p"/><title>Home · Shop</title><meta name="description" content="All &amp; sundry"/>',
  body: '<main>$& costs $1 <img src="http://ssr.invalid/api/photo/a.webp"></main>',
  drawn: { from: '7', at: 60_000 },
}
const FILES = { scripts: ['/home.js'], stylesheets: ['/a.css', '/b.css'], styles: 'b{color:red}' }

const ADDRESS = { origin: 'https://shop.example', pathname: '/' }

test('a page stands in the document, seen but out of reach, with its styles and links to its scripts', () => {
  const document = completeDocument(EMPTY, FILES, { markup: MARKUP }, ADDRESS)
  expect(document).toContain(
    '<div id="root" data-drawn-from="7" data-drawn-at="60000" inert><main>$& costs $1 <img src="/api/photo/a.webp"></main></div>',
  )
  expect(document).toContain('<style>b{color:red}</style>')
  expect(document).toContain('<meta data-ssr name="stylesheets" content="/a.css /b.css">')
  expect(document).not.toContain('rel="stylesheet"')
  // The page's code waits in a template, its largest file first, until the page was shown.
  const [before = '', after = ''] = document.split('<template class="code">')
  expect(before).not.toMatch(/modulepreload|type="module"/)
  expect(after.split('</template>')).toEqual([
    [
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/shop.js">',
      '<script type="module" fetchpriority="low" crossorigin src="/shop.js"></script>',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/home.js">',
    ].join(''),
    `<script>${START_WHEN_SHOWN}</script></body></html>`,
  ])
  expect(document.match(/<title>.*?<\/title>/g)).toEqual(['<title>Home · Shop</title>'])
  expect(document.match(/<meta [^>]*name="description"[^>]*>/g)).toEqual([
    '<meta data-ssr name="description" content="All &amp; sundry">',
  ])
})

test('a page that is not rendered brings its styles too, and has its scripts asked for at once', () => {
  const document = completeDocument(EMPTY, FILES, {}, ADDRESS)
  expect(document).toContain('<style>b{color:red}</style>')
  expect(document).not.toContain('rel="stylesheet"')
  expect(document).toContain('<link rel="modulepreload" crossorigin href="/home.js">')
  expect(document).toContain('<title>Shop</title>')
  expect(document).toContain('<div id="root"></div>')
})

test('of a page that is still to come what surrounds it stands in the document, and its code is asked for at once', () => {
  const { head, body } = MARKUP
  const document = completeDocument(EMPTY, FILES, { markup: { head, body } }, ADDRESS)
  expect(document).toContain('<div id="root" inert><main>')
  expect(document).toContain('<script type="module" crossorigin src="/shop.js"></script>')
  expect(document).toContain('<link rel="modulepreload" crossorigin href="/home.js">')
  expect(document).not.toContain('<template')
})

test('FIND-2 of a page that depends on the search, the head is there without the body', () => {
  const markup = { head: MARKUP.head }
  const document = completeDocument(EMPTY, FILES, { markup, facts: { path: '/shop' } }, ADDRESS)
  expect(document).toContain('<title>Home · Shop</title>')
  expect(document).toContain('rel="canonical" href="https://shop.example/shop"')
  expect(document).toContain('<div id="root"></div>')
})

test('a page is not put into a document that has no code to take its place', () => {
  const document = EMPTY.replace(/<script.*?<\/script>/, '')
  expect(() => completeDocument(document, FILES, { markup: MARKUP }, ADDRESS)).toThrow('no code')
})
