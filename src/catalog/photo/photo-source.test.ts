import { expect, test } from 'vitest'
import { photoSource } from './photo-source'

const ORIGIN = 'https://api.shop.test'
const sourceOf = (data: string | undefined) => photoSource(data, ORIGIN)

test('PROD-6 a photo of the service is offered in its widths', () => {
  expect(sourceOf('/api/photo/abc.webp')).toEqual({
    src: `${ORIGIN}/api/photo/abc.webp?width=720`,
    srcSet: [320, 480, 720, 960, 1200]
      .map((width) => `${ORIGIN}/api/photo/abc.webp?width=${width} ${width}w`)
      .join(', '),
  })
})

test.each([
  'https://pictures.test/photo/abc.webp',
  `${ORIGIN}/covers/abc.webp`,
  'data:image/png;base64,AAAA',
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
])('PROD-6 %s is shown as it is', (data) => {
  expect(sourceOf(data)).toEqual({ src: data })
})

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'https://',
])('PROD-6 %j is no photo', (data) => {
  expect(sourceOf(data)).toBeUndefined()
})
