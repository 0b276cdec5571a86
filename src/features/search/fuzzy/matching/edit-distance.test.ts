import { expect, test } from 'vitest'
import { findNearest } from './edit-distance'

const LETTERS = ['a', 'b', 'c']

test.each([
  ['letter', 'letter', 0],
  ['lettre', 'letter', 1],
  ['leter', 'letter', 1],
  ['lettter', 'letter', 1],
  ['lexter', 'letter', 1],
  ['etlter', 'letter', 2],
  ['', 'letter', 0],
  ['letter', '', 6],
])('SRCH-6 %s is %s with %d slips', (typed, text, slips) => {
  expect(findNearest([...typed], [...text], 'at the start').slips).toBe(slips)
})

test('SRCH-6 a part is found where it is', () => {
  const found = findNearest([...'planexplaner'], [...'aqueryplanexplainer'], 'anywhere')
  expect(found).toEqual({ slips: 1, start: 6, end: 19 })
})

test('SRCH-6 for all short texts the slips are those of the definition', () => {
  const texts = listTexts(4)
  const wrong: string[] = []
  for (const typed of texts) {
    for (const text of texts) {
      const anyEnd = [...text, ''].map((_, end) => distance(typed, text.slice(0, end)))
      const { slips } = findNearest([...typed], [...text], 'at the start')
      if (slips !== Math.min(...anyEnd)) wrong.push(`${typed} in ${text}: ${slips}`)
    }
  }
  expect(wrong).toEqual([])
})

/** All texts of at most so many letters. */
function listTexts(length: number): string[] {
  if (length === 0) return ['']
  const shorter = listTexts(length - 1)
  return ['', ...shorter.flatMap((text) => LETTERS.map((letter) => letter + text))]
}

/** The optimal string alignment distance, by its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)
  return Math.min(
    distance(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    distance(a.slice(0, -1), b) + 1,
    distance(a, b.slice(0, -1)) + 1,
    isSwapped ? distance(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  )
}
