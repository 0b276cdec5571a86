import { isObject } from '../../../../mocks/contract/json'
import type { Variant } from '../fault'
import { everyBody, everyByte, everyObject, everyText } from '../wrap/every-answer'
import { otherIds } from '../wrap/other-ids'

const add = (name: string, extra: object): Variant => ({
  name: `${name} in every object`,
  wrap: everyObject((object) => ({ ...object, ...extra })),
})

const errors = (name: string, change: (text: string) => string): Variant => ({
  name: `errors ${name}`,
  wrap: everyText('error', change),
})

const digits = (count: number) => String(9_000_000_001 + count)

/** Equivalent bodies, or bodies with more fields. */
export const bodyVariants: readonly Variant[] = [
  add('a version field', { __v: 0 }),
  add('a field that is null', { deletedAt: null }),
  add('nested extra fields', { meta: { tags: ['a'], links: { self: '/x' } } }),
  add('an update time', { updatedAt: '2026-01-01T00:00:00.000Z' }),
  add('a field named id of another kind', { key: 17 }),
  {
    name: 'keys in another order',
    wrap: everyObject((object) => Object.fromEntries(Object.entries(object).toReversed())),
  },
  {
    name: 'keys in alphabetical order',
    wrap: everyObject((object) =>
      Object.fromEntries(Object.entries(object).sort(([a], [b]) => a.localeCompare(b))),
    ),
  },
  { name: 'indented JSON', wrap: everyByte((body) => JSON.stringify(body, null, 4)) },
  { name: 'JSON with a line end', wrap: everyByte((body) => `${JSON.stringify(body)}\n`) },
  { name: 'JSON after blanks', wrap: everyByte((body) => `\n  ${JSON.stringify(body)}`) },
  {
    name: 'JSON with escaped characters',
    wrap: everyByte((body) =>
      JSON.stringify(body).replace(
        /[\u0080-\uffff]/g,
        (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
      ),
    ),
  },
  {
    name: 'JSON with escaped slashes',
    wrap: everyByte((body) => JSON.stringify(body).replaceAll('/', '\\/')),
  },
  {
    name: 'prices with trailing zeros',
    wrap: everyByte((body) =>
      JSON.stringify(body).replace(/("(?:price|amount)":\d+\.\d)(?=[,}])/g, '$10'),
    ),
  },
  {
    name: 'whole prices with decimals',
    wrap: everyByte((body) =>
      JSON.stringify(body).replace(/("(?:price|amount)":\d+)(?=[,}])/g, '$1.00'),
    ),
  },
  {
    name: 'prices in scientific notation',
    wrap: everyByte((body) => JSON.stringify(body).replace(/("price":)(\d+)(?=[,}])/g, '$1$2e0')),
  },
  errors('with a code', (text) => `E1234: ${text}`),
  errors('as long as a page', (text) => text.repeat(50)),
  errors('with quotes and tags', (text) => `<b>"${text}"</b> & more`),
  {
    name: 'errors with details',
    wrap: everyBody((body, status) =>
      status >= 400 && isObject(body) ? { ...body, code: 'bad', details: [{ field: 'x' }] } : body,
    ),
  },
  {
    name: 'errors with status and path, as frameworks add them',
    wrap: everyBody((body, status) =>
      status >= 400 && isObject(body)
        ? { ...body, statusCode: status, path: '/', timestamp: 'now' }
        : body,
    ),
  },
  {
    name: 'other messages',
    wrap: everyObject((object) =>
      'message' in object && object['success'] !== false
        ? { ...object, message: 'Fertig.' }
        : object,
    ),
  },
  {
    name: 'empty messages of deletions',
    wrap: everyObject((object) =>
      Object.keys(object).join() === 'message' ? { message: '' } : object,
    ),
  },
  {
    name: 'ids that are UUIDs',
    wrap: otherIds(
      (count) => `3f2b8c1e-0000-4000-8000-${String(count).padStart(12, '0')}`,
      /3f2b8c1e-0000-4000-8000-\d{12}/g,
    ),
  },
  { name: 'ids that are numbers in text', wrap: otherIds(digits, /\b9\d{9}\b/g) },
  {
    name: 'ids of a document database',
    wrap: otherIds(
      (count) => `64b7f0a1c2d3e4f5${String(count).padStart(8, '0')}`,
      /64b7f0a1c2d3e4f5\d{8}/g,
    ),
  },
  {
    name: 'ids of 64 characters',
    wrap: otherIds((count) => `k${String(count).padStart(63, '0')}`, /\bk\d{63}/g),
  },
  {
    name: 'ids with signs that addresses encode',
    wrap: otherIds((count) => `Zm9v+/${count}==`, /Zm9v\+\/\d+==/g),
  },
  { name: 'ids of one sign, counted up', wrap: otherIds((count) => `№${count}`, /№\d+/g) },
  { name: 'ids of two characters and more', wrap: otherIds((count) => `z${count}z`, /\bz\d+z\b/g) },
]
