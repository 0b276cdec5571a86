import { expect, test } from 'vitest'
import { createEntryScanner } from './scan-entries'

const entries = [
  { request: { url: 'http://a.test/"{[' }, response: { status: 200 } },
  { request: { url: 'b\\' }, response: { content: { text: '{"log":{"entries":[{"a":1}]}}' } } },
  { request: { url: '言🔑' }, entries: [{ log: 1 }] },
]
const har = (more: object = {}) =>
  JSON.stringify({ log: { version: '1.2', pages: [{ entries: [{}] }], ...more, entries } }, null, 1)

function scan(text: string, size: number, longest?: number) {
  const scanner = createEntryScanner(longest)
  const found: unknown[] = []
  for (let at = 0; at < text.length; at += size)
    for (const entry of scanner.push(text.slice(at, at + size))) found.push(JSON.parse(entry))
  const { hasEntries, isCut, tooLong } = scanner
  return { found, hasEntries, isCut, tooLong }
}

test.each([1, 2, 3, 7, 64, 100_000])(
  'CONF-7 entries are found in parts of %i characters',
  (size) => {
    const whole = { found: entries, hasEntries: true, isCut: false, tooLong: 0 }
    expect(scan(har(), size)).toEqual(whole)
    expect(scan(har({ comment: 'a "quote" \\ and } ]' }), size)).toEqual(whole)
  },
)

test('CONF-7 an archive that is cut anywhere gives what it has, and says so', () => {
  const text = har()
  for (let length = 1; length < text.length; length += 1) {
    const { found, isCut } = scan(text.slice(0, length), 50)
    expect(isCut).toBe(true)
    expect(found).toEqual(entries.slice(0, found.length))
  }
})

test('CONF-7 an entry that is too long is left out and counted', () => {
  const { found, tooLong, isCut } = scan(JSON.stringify({ log: { entries } }), 10, 80)
  expect({ tooLong, isCut }).toEqual({ tooLong: 1, isCut: false })
  expect(found).toEqual([entries[0], entries[2]])
})

test.each([
  ['an empty one', '', true, false],
  ['another object', '{"log":{}}', false, false],
  ['entries elsewhere', '{"entries":[{"a":1}]}', false, false],
  ['a list', '[{"log":{"entries":[{}]}}]', false, false],
  ['no entries', '{"log":{"entries":[]}}', false, true],
])('CONF-7 what is no archive has no entries: %s', (_, text, isCut, hasEntries) => {
  expect(scan(text, 5)).toEqual({ found: [], hasEntries, isCut, tooLong: 0 })
})
