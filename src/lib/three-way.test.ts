import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameText, type Merge, mergeCount, mergeField } from './three-way'

/** Every pattern that three values can make: equal letters are equal values. */
const patterns: readonly [string, Merge, string][] = [
  ['aaa', 'keep', 'nobody changed it'],
  ['aab', 'keep', 'only they changed it'],
  ['aba', 'send', 'only I changed it'],
  ['abb', 'keep', 'both changed it to the same'],
  ['abc', 'ask', 'both changed it'],
]

describe.each(patterns)('%s', (pattern, merge, what) => {
  test(`ADM-13 ${what}: ${merge}`, () => {
    const [base = '', mine = '', theirs = ''] = pattern
    expect(mergeField(base, mine, theirs)).toBe(merge)
  })

  test('ADM-13 the same for a number that is counted, but that the same number is not the same change', () => {
    const [base = 0, mine = 0, theirs = 0] = [...pattern].map((letter) => letter.charCodeAt(0))
    expect(mergeCount(base, mine, theirs)).toBe(pattern === 'abb' ? 'ask' : merge)
  })
})

test('ADM-13 every three of five values make one of these patterns', () => {
  const values = [0, 1, 2, 3, 4]
  for (const base of values) {
    for (const mine of values) {
      for (const theirs of values) {
        const letters = new Map<number, string>()
        const name = (value: number) => {
          if (!letters.has(value)) letters.set(value, 'abc'.charAt(letters.size))
          return letters.get(value)
        }
        const row = patterns.find(([known]) => known === [base, mine, theirs].map(name).join(''))
        expect(mergeField(base, mine, theirs)).toBe(row?.[1])
      }
    }
  }
})

test('ADM-13 nothing that was changed on one side is ever lost: what stands in the end has both changes', () => {
  const value = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(value, value, value, (base, mine, theirs) => {
      const merge = mergeField(base, mine, theirs)
      if (merge === 'ask') return
      const end = merge === 'send' ? mine : theirs
      if (mine !== base) expect(end).toBe(mine)
      if (theirs !== base) expect(end).toBe(theirs)
    }),
  )
})

test('ADM-13 a number that can’t be read is sent, to be refused, where it was typed here', () => {
  expect(mergeCount(1, Number.NaN, 1)).toBe('send')
  expect(mergeCount(1, Number.NaN, 2)).toBe('send')
  expect(mergeField(1, Number.NaN, 2)).toBe('ask')
})

test('ADM-13 line breaks in another form are the same text', () => {
  expect(isSameText('a\r\nb', 'a\nb')).toBe(true)
  expect(isSameText('a\rb', 'a\r\nb')).toBe(true)
  expect(isSameText('a\r\nb', 'a b')).toBe(false)
  expect(mergeField('a\r\nb', 'a\nb', 'c', isSameText)).toBe('keep')
})
