import { expect, test } from 'vitest'
import { describeTests } from './describe-tests'
import { fillPage } from './fill-page'
import { renderTable } from './render-table'

const page = 'before\n<!-- a -->\nold\n<!-- /a -->\nbetween\n<!-- b --><!-- /b -->\nafter'

test('a part replaces what stands between its marks, and nothing else', () => {
  const filled = fillPage(page, { a: 'new $& text', b: 'more' })
  expect(filled).toBe(
    'before\n<!-- a -->\nnew $& text\n<!-- /a -->\nbetween\n<!-- b -->\nmore\n<!-- /b -->\nafter',
  )
  expect(fillPage(filled, { a: 'new $& text', b: 'more' })).toBe(filled)
})

test('a part without a place is a fault', () => {
  expect(() => fillPage(page, { c: 'x' })).toThrow('<!-- c -->')
})

test('a cell keeps to its place, whatever stands in it', () => {
  expect(renderTable(['a', 'b'], [['x|y', 'two\nlines']])).toBe(
    '| a | b |\n|---|---|\n| x\\|y | two lines |',
  )
})

test('tests of one file stand together, without the ids of requirements', () => {
  const file = 'tests/api/a.test.ts'
  const tests = [
    { file, title: 'group > API-1 AUTH-2 one holds' },
    { file: 'src/b.test.ts', title: 'other' },
    { file, title: 'API-6 two' },
  ]
  expect(describeTests(tests)).toBe(
    `[a.test.ts](../${file}): \`group > one holds\`; \`two\`<br>[b.test.ts](../src/b.test.ts): \`other\``,
  )
})
