import { expect, test } from 'vitest'
import { wrapText } from './wrap-text'

test('lines are broken between words and stand below each other', () => {
  expect(wrapText('got  ', 'one two three four', 14)).toEqual([
    'got  one two',
    '     three',
    '     four',
  ])
})

test('a word that is longer than a line stays whole', () => {
  expect(wrapText('got  ', 'a https://shop.example/x b', 14)).toEqual([
    'got  a',
    '     https://shop.example/x',
    '     b',
  ])
})

test('an empty text is its label', () => {
  expect(wrapText('got', '', 14)).toEqual(['got'])
})
