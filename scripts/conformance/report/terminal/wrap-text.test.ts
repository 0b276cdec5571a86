import { expect, test } from 'vitest'
import { wrapText } from './wrap-text'

test('lines are broken between words and stand below each other', () => {
  expect(wrapText('got  ', 'one two three four five six seven', 25)).toEqual([
    'got  one two three four',
    '     five six seven',
  ])
})

test('a word that is longer than a line is cut', () => {
  expect(wrapText('got  ', `a ${'x'.repeat(45)} b`, 25)).toEqual([
    'got  a',
    `     ${'x'.repeat(20)}`,
    `     ${'x'.repeat(20)}`,
    '     xxxxx b',
  ])
})

test('an empty text is its label', () => {
  expect(wrapText('got', '', 25)).toEqual(['got'])
})
