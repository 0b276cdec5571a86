import { expect, test } from 'vitest'
import { createRandom } from '../random'
import { shuffleTitles } from './titles'
import { audiences, editions, forms, subjects } from './vocabulary'

const titleAt = shuffleTitles(createRandom('titles'))
const total = subjects.data.length * forms.length * audiences.length * editions.length

test('a category runs through every combination of words before one returns', () => {
  const names = new Set(Array.from({ length: total }, (_, i) => titleAt('data', i).name))
  expect(names.size).toBe(total)
})

test('past the last combination a second volume begins', () => {
  expect(titleAt('data', total).name).toBe(`${titleAt('data', 0).name} · volume 2`)
})

test('words of the vocabulary are distinct', () => {
  for (const words of [forms, audiences, editions, Object.values(subjects).flat()]) {
    expect(new Set(words).size).toBe(words.length)
  }
})
