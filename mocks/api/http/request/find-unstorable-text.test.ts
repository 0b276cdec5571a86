import { expect, test } from 'vitest'
import { findUnstorableText } from './find-unstorable-text'

test.each([
  [{ name: 'a\0b' }, 'name'],
  [{ order: { address: '\ud800' } }, 'order.address'],
  [{ list: ['fine', { name: '\udc00\ud800' }] }, 'list[1].name'],
])('%j is named by its field', (body, field) => {
  expect(findUnstorableText(body)).toBe(field)
})

test.each([[{ name: '🪁 tab\tand\nline', count: 1, none: null }], [[]], [undefined], ['']])(
  '%j can be stored',
  (body) => {
    expect(findUnstorableText(body)).toBeUndefined()
  },
)

test('takes nesting of any depth', () => {
  let nested: unknown = 'a\0b'
  for (let i = 0; i < 100_000; i++) nested = [nested]
  expect(findUnstorableText(nested)).toMatch(/^(\[0\])+$/)
})
