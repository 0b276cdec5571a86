import { expect, test } from 'vitest'
import { clampCell, type KeyPress, moveCell } from './cell-position'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
})
const extent = { rows: 100, columns: 5, page: 10 }

test.each([
  ['ArrowUp', false, { row: 49, column: 2 }],
  ['ArrowDown', false, { row: 51, column: 2 }],
  ['ArrowLeft', false, { row: 50, column: 1 }],
  ['ArrowRight', false, { row: 50, column: 3 }],
  ['PageUp', false, { row: 40, column: 2 }],
  ['PageDown', false, { row: 60, column: 2 }],
  ['Home', false, { row: 50, column: 0 }],
  ['End', false, { row: 50, column: 4 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 4 }],
])('%s (ctrl: %s) moves as in a grid', (key, ctrlKey, to) => {
  expect(moveCell({ row: 50, column: 2 }, press(key, { ctrlKey }), extent)).toEqual(to)
})

test.each([
  press('ArrowLeft', { altKey: true }),
  press('ArrowRight', { altKey: true }),
  press('Home', { altKey: true }),
  press('ArrowLeft', { metaKey: true }),
  press('PageDown', { ctrlKey: true }),
])('a key that tells the browser something is left to it, such as to go back: %o', (pressed) => {
  expect(moveCell({ row: 50, column: 2 }, pressed, extent)).toBeUndefined()
})

test('no key leaves the table; the header is above its first row', () => {
  expect(moveCell({ row: 0, column: 0 }, press('ArrowUp'), extent)).toEqual({ row: -1, column: 0 })
  expect(moveCell({ row: -1, column: 0 }, press('ArrowUp'), extent)).toEqual({ row: -1, column: 0 })
  expect(moveCell({ row: 95, column: 4 }, press('PageDown'), extent)).toEqual({
    row: 99,
    column: 4,
  })
  expect(moveCell({ row: 99, column: 4 }, press('ArrowRight'), extent)).toEqual({
    row: 99,
    column: 4,
  })
})

test('keys that mean nothing in a grid are left to the cell', () => {
  for (const key of ['Enter', ' ', 'Tab', 'a'])
    expect(moveCell({ row: 0, column: 0 }, press(key), extent)).toBeUndefined()
})

test('a table that shrank keeps the cell in it', () => {
  expect(clampCell({ row: 50, column: 2 }, { ...extent, rows: 3 })).toEqual({ row: 2, column: 2 })
  expect(clampCell({ row: 50, column: 2 }, { ...extent, rows: 0 })).toEqual({ row: -1, column: 2 })
})
