import { expect, test } from 'vitest'
import { isSamePhoto, shortenPhoto } from './product-photo'

const photo = `data:image/png;base64,${'iVBORw0KGgo='.repeat(500_000)}`

test('ADM-13 a photo in its own address is kept in a few characters, and known again by them', () => {
  const kept = shortenPhoto(photo)
  expect(kept.length).toBeLessThan(1_000)
  expect(isSamePhoto(kept, photo)).toBe(true)
  expect(isSamePhoto(photo, kept)).toBe(true)
  expect(isSamePhoto(kept, shortenPhoto(kept))).toBe(true)
})

test.each([
  ['longer', `${photo}AAAA`],
  ['of the same length', `data:image/png;base64,${'R0lGODlhAQA='.repeat(500_000)}`],
  ['at an address', '/photo/a.webp'],
  ['none', undefined],
])('ADM-13 another photo is not taken for it: %s', (_, other) => {
  expect(isSamePhoto(shortenPhoto(photo), other)).toBe(false)
})

test('ADM-13 two whole photos are compared to the last character', () => {
  expect(isSamePhoto(photo, photo.replace(/.$/, 'A'))).toBe(false)
})

test('ADM-13 an address stays as it is, and is the same however it is signed', () => {
  expect(shortenPhoto('/photo/a.webp?signed=1')).toBe('/photo/a.webp?signed=1')
  expect(isSamePhoto('/photo/a.webp?signed=1', '/photo/a.webp?signed=2')).toBe(true)
  expect(isSamePhoto('/photo/a.webp', '/photo/b.webp')).toBe(false)
})
