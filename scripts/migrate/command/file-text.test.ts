import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, encodeText } from './file-text'

test('whatever bytes a file has, they go back as they came', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (values) => {
      const bytes = Buffer.from(values)
      // Half a character at the end is none in any encoding of two bytes.
      fc.pre(!(bytes[0] === 0xff && bytes[1] === 0xfe && bytes.length % 2 === 1))
      const { text, encoding } = decodeText(bytes)
      expect(encodeText(text, encoding)).toEqual(bytes)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['UTF-8', Buffer.from('größer'), 'größer'],
  ['UTF-8 with a mark', Buffer.from('\ufeffgrößer'), 'größer'],
  ['UTF-16 with a mark', Buffer.from('\ufeffgrößer', 'utf16le'), 'größer'],
  ['Latin-1', Buffer.from('größer', 'latin1'), 'größer'],
])('%s is read, the mark is no part of the text', (_, bytes, text) => {
  expect(decodeText(bytes).text).toBe(text)
})
