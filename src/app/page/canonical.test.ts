// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/" }
import { expect, test } from 'vitest'
import { nameCanonical } from './canonical'

/** A document whose head the server has filled for the page at a path. */
function open(head: string) {
  document.head.innerHTML = head
  return () =>
    [...document.head.children].map(
      (tag) => `${tag.tagName} ${tag.getAttribute('href') ?? tag.getAttribute('content') ?? ''}`,
    )
}

const SENT =
  '<meta name="other" content="kept"><link data-page="/SHOP/" rel="canonical" href="https://www.example/shop"><meta data-page="/SHOP/" content="Shop"><script data-page="/SHOP/" type="application/ld+json">{}</script>'

test('FIND-2 what the server says of the page stays', () => {
  const tags = open(SENT)
  nameCanonical('/SHOP/')
  expect(tags()).toEqual(['META kept', 'LINK https://www.example/shop', 'META Shop', 'SCRIPT '])
})

test('FIND-2 another page has its own address and nothing of the one before', () => {
  const tags = open(SENT)
  nameCanonical('/product/prd_1')
  expect(tags()).toEqual(['META kept', 'LINK https://shop.example/product/prd_1'])
  nameCanonical('/')
  expect(tags()).toEqual(['META kept', 'LINK https://shop.example/'])
})

test('FIND-2 FIND-4 a page for one visitor has none, nor has a place without a page', () => {
  for (const path of ['/cart', '/signin', '/admin/orders', '/nowhere']) {
    const tags = open(SENT)
    nameCanonical(path)
    expect(tags()).toEqual(['META kept'])
  }
})

test('FIND-2 where no server says anything, the shop does', () => {
  const tags = open('')
  nameCanonical('/shop')
  nameCanonical('/shop')
  expect(tags()).toEqual(['LINK https://shop.example/shop'])
})
