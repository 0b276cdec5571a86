import { expect, test } from 'vitest'
import { compareText, sortRows } from './sort-rows'
import { type TableColumn, toggleSort } from './table-column'

interface Row {
  name: string
  price: number
}

const columns: TableColumn<Row>[] = [
  {
    key: 'name',
    header: 'Name',
    width: '1fr',
    compare: (a, b) => compareText(a.name, b.name),
    cell: (row) => row.name,
  },
  {
    key: 'price',
    header: 'Price',
    width: '1fr',
    compare: (a, b) => a.price - b.price,
    cell: (row) => row.price,
  },
  { key: 'photo', header: 'Photo', width: '1fr', cell: () => null },
]
const rows: Row[] = [
  { name: 'item 10', price: 5 },
  { name: 'Äpfel', price: 5 },
  { name: 'item 9', price: 1 },
]
const names = (column: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { column, direction }).map(({ name }) => name)

test('texts are ordered as people do: accents beside their letter, numbers by value', () => {
  expect(names('name', 'ascending')).toEqual(['Äpfel', 'item 9', 'item 10'])
})

test('descending turns the order round, equals stay as they came', () => {
  expect(names('price', 'descending')).toEqual(['item 10', 'Äpfel', 'item 9'])
})

test('a column that has no order, or that is unknown, leaves the rows as they came', () => {
  expect(names('photo', 'ascending')).toEqual(rows.map(({ name }) => name))
  expect(names('constructor', 'descending')).toEqual(rows.map(({ name }) => name))
})

test('pressing a header sorts by it, pressing again turns it round', () => {
  const once = toggleSort({ column: 'name', direction: 'descending' }, 'price')
  expect(once).toEqual({ column: 'price', direction: 'ascending' })
  expect(toggleSort(once, 'price')).toEqual({ column: 'price', direction: 'descending' })
})
