import { expect, test } from 'vitest'
import { describeProblems } from './report'
import { expandRange, readRequirementIds, traceRequirements } from './trace'

const proving = (...ids: string[]) => ({ file: 'a.test.ts', line: 1, title: ids.join(' '), ids })

test('the ids are the first cells of the table rows', () => {
  const markdown = '# What\n| id | requirement |\n|---|---|\n| NAV-1 | see NAV-9 |\n| NAV-2 | x |'
  expect(readRequirementIds(markdown)).toEqual(['NAV-1', 'NAV-2'])
})

test('a promised requirement without a test is a problem, another is not', () => {
  const trace = traceRequirements(['NAV-1', 'NAV-2', 'NAV-3'], ['NAV-1..2'], [proving('NAV-1')])
  expect(trace.missing).toEqual(['NAV-2'])
  expect(describeProblems(trace)).toEqual(['NAV-2 is promised, but no test carries it.'])
})

test('an id that the list does not have is a problem, in a title and in a promise', () => {
  const trace = traceRequirements(['NAV-1'], ['NAV-7'], [proving('NAV-1', 'NAV-8')])
  expect(describeProblems(trace)).toEqual([
    'NAV-8 is not in tests/requirements.md: a.test.ts:1 NAV-1 NAV-8',
    'NAV-7 is promised, but not in tests/requirements.md.',
  ])
})

test('a range is each of its ids', () => {
  expect(expandRange('PAY-10..11')).toEqual(['PAY-10', 'PAY-11'])
  expect(expandRange('PAY-3')).toEqual(['PAY-3'])
})

test.each(['PAY', 'PAY-3..1', 'PAY-1-2'])('"%s" is no range', (range) => {
  expect(() => expandRange(range)).toThrow(`"${range}"`)
})
