import { expect, test } from 'vitest'
import { describeChange, excerpts, isSameText } from './compare-text'
import { fillMarkup, fillText } from './texts'

const text = fillMarkup('Start', 300)

test.each([
  ['cut off', text.trim()],
  ['is cut', text.slice(0, 100)],
  ['escaped', text.replaceAll('<', '&lt;').replaceAll('&amp;', '&amp;amp;')],
  ['Markup is taken out', text.replaceAll(/<[^>]*>/g, '')],
  ['another case', text.toLowerCase()],
  ['composed in another way', text.normalize('NFC')],
  ['encoding', text.replaceAll(/[^\0-\u00ff]/gu, '?')],
  ['line breaks', text.replaceAll('\n', ' ')],
])('API-9 a text that came back changed is told as %s', (word, got) => {
  expect(isSameText(text, got)).toBe(false)
  expect(describeChange(text, got)).toContain(word)
})

test('API-9 line breaks may be CRLF, as forms send them', () => {
  expect(isSameText('a\nb', 'a\r\nb')).toBe(true)
  expect(isSameText('a\nb', 'a b')).toBe(false)
})

test('API-9 long texts are shown around the first difference', () => {
  const [expected, got] = excerpts(`${'x'.repeat(100)}y`, `${'x'.repeat(100)}z`)
  expect(expected).toContain('y"')
  expect(got).toContain('z"')
  expect(expected.length).toBeLessThan(120)
})

test('API-9 a filled text has exactly its length in characters, more in UTF-16, and stays within it when escaped', () => {
  for (const length of [64, 120, 2000]) {
    const filled = fillText('Start', length)
    expect([...filled]).toHaveLength(length)
    expect(filled.length).toBeGreaterThan(length)
    expect(filled).not.toMatch(/[<>&"']/)
    const escaped = fillMarkup('Start', Math.max(length, 300)).replaceAll(/[<>&"'\n]/g, '&quot;')
    expect([...escaped].length).toBeLessThanOrEqual(Math.max(length, 300))
  }
})
