import { expect, test } from 'vitest'
import { isFiltered, readView, withoutFilters, writeView } from './list-view'

const usual = { column: 'time', direction: 'descending' } as const
const read = (query: string) => readView(new URLSearchParams(query), usual)

test('an address without parameters shows everything in the usual order', () => {
  expect(read('')).toEqual({ text: '', status: '', from: '', to: '', sort: usual })
  expect(isFiltered(read(''))).toBe(false)
})

test.each([
  '',
  'text=caf%C3%A9+%26+co',
  'status=Not+processed&sort=amount',
  'from=2026-01-01&to=2026-02-01&sort=-amount',
])('the address "%s" comes back as it was', (query) => {
  expect(writeView(read(query), usual).toString()).toBe(query)
})

test('a day that is none is no filter', () => {
  expect(read('from=yesterday&to=2026-13').from).toBe('')
  expect(isFiltered(read('to=tomorrow'))).toBe(false)
})

test('taking the filters off keeps the order', () => {
  const view = withoutFilters(read('text=x&status=y&from=2026-01-01&to=2026-01-02&sort=amount'))
  expect(isFiltered(view)).toBe(false)
  expect(view.sort).toEqual({ column: 'amount', direction: 'ascending' })
})
