import type { Category } from '../../../../api/edge/catalog'
import { readNumber } from '../../product/read-number'
import { type BulkField, type BulkValues, bulkFields, type Wanted } from './plan'
import { type Cell, readCategoryCell, readShippingCell } from './read-cell'

/** What a table of texts was read as. */
export type TableReading =
  | {
      readonly kind: 'read'
      readonly wanted: readonly Wanted[]
      /** Headings of columns that say nothing which could be changed. */
      readonly ignored: readonly string[]
    }
  | { readonly kind: 'unreadable'; readonly reason: string }

export const MAX_ROWS = 5_000

const ID = 'id'
/** How many were sold when the stock was written. */
const SOLD = 'sold'
type Column = typeof ID | typeof SOLD | BulkField
/** Headings in lower case, letters and digits alone. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  id: ['id', 'productid', 'productno', 'key'],
  name: ['name', 'product', 'productname', 'title'],
  description: ['description', 'text', 'body'],
  price: ['price', 'priceusd', 'priceus', 'unitprice'],
  quantity: ['quantity', 'stock', 'qty', 'pieces', 'instock'],
  category: ['category', 'categoryname', 'categoryid'],
  shipping: ['shipping', 'ships', 'shipped'],
  sold: ['sold'],
}

/**
 * Reads a table whose first row names the columns, in any order. A cell that is empty says nothing of its field, so that a
 * product keeps what it has.
 *
 * @param table rows of cells, such as a parsed file; rows without any text are skipped
 */
export function readTable(
  table: readonly (readonly string[])[],
  categories: readonly Category[],
): TableReading {
  const rows = table.map((cells, index) => ({ row: index + 1, cells }))
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!head) return { kind: 'unreadable', reason: 'There are no rows in it.' }
  const found = head.cells.map(columnOf)
  const columns = found.includes('quantity')
    ? found
    : found.map((column) => (column === SOLD ? undefined : column))
  const named = columns.filter((column) => column !== undefined)
  if (!named.includes(ID) && !named.includes('name'))
    return { kind: 'unreadable', reason: NO_HEADINGS }
  const twice = named.find((column, index) => named.indexOf(column) !== index)
  if (twice) return { kind: 'unreadable', reason: `Two columns are read as ${twice}: rename one.` }
  if (body.length === 0)
    return { kind: 'unreadable', reason: 'There are no rows below the headings.' }
  if (body.length > MAX_ROWS) {
    const [most, count] = [MAX_ROWS.toLocaleString(), body.length.toLocaleString()]
    return {
      kind: 'unreadable',
      reason: `${most} rows can be read at once, and these are ${count}: split them.`,
    }
  }
  const ignored = head.cells.filter((text, index) => text.trim() !== '' && !columns[index])
  const wanted = body.map(({ row, cells }) => {
    const textOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
    return readRow(row, textOf, categories)
  })
  return { kind: 'read', wanted, ignored }
}

const NO_HEADINGS =
  'The first row has to name the columns: Id or Name, and those to be changed of Description, Price, Quantity, Category and Shipping.'

function readRow(
  row: number,
  textOf: (column: Column) => string,
  categories: readonly Category[],
): Wanted {
  const values: [BulkField, string | number][] = []
  const problems: string[] = []
  for (const field of bulkFields) {
    const text = textOf(field)
    if (text === '') continue
    const cell = readField(field, text, categories)
    if ('value' in cell) values.push([field, cell.value])
    else problems.push(cell.problem)
  }
  const [productId, name] = [textOf(ID), textOf('name')]
  const read: Partial<BulkValues> = Object.fromEntries(values)
  const sold = textOf('quantity') === '' ? '' : textOf(SOLD)
  const soldCell = sold === '' ? undefined : readNumber(sold)
  if (soldCell && 'problem' in soldCell) problems.push(soldCell.problem)
  return {
    row,
    productId,
    name,
    want: {
      kind: 'values',
      values: read,
      isStockDifference: soldCell !== undefined,
      ...(soldCell && 'value' in soldCell ? { sold: soldCell.value } : {}),
    },
    problems,
  }
}

function readField(
  field: BulkField,
  text: string,
  categories: readonly Category[],
): Cell<string | number> {
  switch (field) {
    case 'name':
    case 'description':
      return { value: text }
    case 'price':
    case 'quantity':
      return readNumber(text)
    case 'category':
      return readCategoryCell(text, categories)
    case 'shipping':
      return readShippingCell(text)
  }
}

function columnOf(heading: string): Column | undefined {
  const folded = heading.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '')
  return ([ID, SOLD, ...bulkFields] as const).find((column) => headings[column].includes(folded))
}
