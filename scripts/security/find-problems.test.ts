import { expect, test } from 'vitest'
import type { RanTest } from '../test-stages/ran-tests'
import { levelsUpTo } from './asvs/levels'
import { findMisnumbered, findUnknown, findUnproven } from './find-problems'

const levels = new Map([
  ['1.1.1', 2],
  ['1.2.1', 1],
])

test('the standard has 70 requirements of level 1 and 183 of level 2', () => {
  const found = [...levelsUpTo(2).values()]
  expect([1, 2].map((level) => found.filter((one) => one === level).length)).toEqual([70, 183])
})

test('each number stands once, and no other does', () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id }))
  expect(findMisnumbered(rows('1.1.1', '1.2.1'), levels)).toEqual([])
  expect(findMisnumbered(rows('1.1.1', '1.1.1', '9.9.9'), levels)).toEqual([
    '1.2.1 is missing.',
    '9.9.9 is no requirement of these levels.',
    '1.1.1 stands twice.',
  ])
})

const named = { file: 'tests/api/a.test.ts', title: 'group > a %s is $name.first to …' }

test('a test whose title or file has changed is unknown', () => {
  expect(findUnknown([named], [named])).toEqual([])
  expect(findUnknown([named], [{ ...named, title: 'a' }])).toHaveLength(1)
  expect(findUnknown([named], [{ ...named, file: 'tests/api/b.test.ts' }])).toHaveLength(1)
})

const ran = (outcome: RanTest['outcome'], title = 'group > a cat (3) is Ada to you') => ({
  file: named.file,
  title,
  outcome,
})
const run = (...tests: RanTest[]) => [
  { tests, holds: (file: string) => file.startsWith('tests/api') },
]

test('a named test is proven by a run of it that passed', () => {
  expect(findUnproven([named], run(ran('passed')))).toEqual([])
  expect(findUnproven([named], run(ran('skipped'), ran('passed')))).toEqual([])
  expect(findUnproven([named], run(ran('passed'), ran('failed')))).toEqual([
    `failed: ${named.file}: ${named.title}`,
  ])
})

test('a named test that its stage skipped or never met is not proven', () => {
  expect(findUnproven([named], run(ran('skipped')))).toHaveLength(1)
  expect(findUnproven([named], run(ran('passed', 'another')))).toHaveLength(1)
  expect(findUnproven([named], run())).toEqual([`did not run: ${named.file}: ${named.title}`])
})

test('a named test of a stage that was not asked for is not expected', () => {
  expect(findUnproven([{ ...named, file: 'tests/start/a.test.ts' }], run())).toEqual([])
})

test('signs of patterns in a title mean themselves', () => {
  const odd = { file: named.file, title: 'costs 5$ (or less) [%s] 10%%' }
  expect(findUnproven([odd], run(ran('passed', 'costs 5$ (or less) [x] 10%')))).toEqual([])
  expect(findUnproven([odd], run(ran('passed', 'costs 5$ for less [x] 10%')))).toHaveLength(1)
})
