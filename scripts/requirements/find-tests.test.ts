import { expect, test } from 'vitest'
import { findTests, readIds } from './find-tests'

const PREFIXES = new Set(['CART', 'PAY'])
const find = (source: string) => findTests('a.test.ts', source, PREFIXES)

test('a test carries the ids of its own title and of the groups around it', () => {
  const [found, ...others] = find(`
    describe('CART-1 the list', () => {
      test.describe.serial('PAY-2', () => {
        it('CART-4 is exact', () => {})
      })
    })`)
  expect(found).toMatchObject({ line: 4, ids: ['CART-1', 'PAY-2', 'CART-4'] })
  expect(others).toEqual([])
})

test.each([
  ["test.each([1])('CART-4 %i', () => {})"],
  [`test.each\`a \${1}\`('CART-4 $a', () => {})`],
  [`test(\`CART-4 \${name} is exact\`, () => {})`],
  ["test.only('CART-4', () => {})"],
])('%s is a test', (source) => {
  expect(find(source)).toMatchObject([{ ids: ['CART-4'] }])
})

test.each([
  ["test.skip('CART-4', () => {})"],
  ["test.fixme('CART-4', () => {})"],
  ["test.todo('CART-4')"],
  ["describe.skip('CART-4', () => { test('inside', () => {}) })"],
  ["test.step('CART-4', () => {})"],
  ["pattern.test('CART-4')"],
  ["// test('CART-4', () => {})"],
])('%s proves nothing', (source) => {
  expect(find(source)).toEqual([])
})

test.each([
  ['CART-1 CART-2 and PAY-3', ['CART-1', 'CART-2', 'PAY-3']],
  ['CART-9..11 hold', ['CART-9', 'CART-10', 'CART-11']],
  ['UTF-8 in ISO-8601', []],
  ['CART-1 twice: CART-1', ['CART-1']],
  ['SMART-CART-1', []],
])('the ids in "%s"', (title, ids) => {
  expect(readIds(title, PREFIXES)).toEqual(ids)
})
