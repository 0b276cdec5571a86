import { asArray } from '../../../../../mocks/contract/json'
import { type Family, fault, faultsOf, onThoroughRun } from '../../fault'
import { onFilters } from '../../services/catalog'
import {
  cutBeforeSorting,
  joinCategories,
  onEmptyPage,
  openFirst,
  pageBy,
  turnTies,
} from '../../services/shop/paging'
import {
  containsBy,
  escapeExpression,
  failForText,
  forgetUnknown,
  matchesAs,
  onUnknownCategory,
  searchWith,
} from '../../services/shop/searching'
import { failFor } from '../../services/trade/bodies'
import { answerJson } from '../../wrap/messages'
import { onJson, onQuery } from '../../wrap/one-operation'

const search = faultsOf('search')
const price = faultsOf('price-filter')
const category = faultsOf('category-filter')
const pages = faultsOf('disjoint-pages')
const limit = faultsOf('limit')
const order = faultsOf('sort-order')

const lower = (text: string) => text.toLowerCase()
const contains = containsBy(lower)
/** As a database that knows the case of English letters only. */
const lowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
const failing = async () => answerJson({ error: 'Something went wrong.' }, 500)
const unknown = async () => answerJson({ error: 'There is no such category.' }, 404)
const refused = async () => answerJson({ error: 'category: there is no such category.' }, 400)
const like = (text: string) =>
  escapeExpression(text).replaceAll('%', '[\\s\\S]*').replaceAll('_', '[\\s\\S]')

/** Texts with signs, letters of other scripts, and categories that do not exist. */
export const searching: Family = {
  name: 'search for odd texts',
  checksFor: () => ['odd-names', 'large-lists'],
  faults: [
    search('searchProducts', 'takes the text for a pattern of LIKE', searchWith, matchesAs(like)),
    search(
      'searchProducts',
      'takes _ for any letter',
      searchWith,
      matchesAs((text) => escapeExpression(text).replaceAll('_', '.')),
    ),
    search(
      'searchProducts',
      'takes % for any text',
      searchWith,
      matchesAs((text) => escapeExpression(text).replaceAll('%', '.*')),
    ),
    search(
      'searchProducts',
      'takes the text for an expression and finds nothing when it is none',
      searchWith,
      matchesAs((text) => text),
    ),
    search(
      'searchProducts',
      'takes a dot and a star for any text',
      searchWith,
      matchesAs((text) => escapeExpression(text).replaceAll('\\.\\*', '.*')),
    ),
    search('searchProducts', 'knows the case of English letters only', searchWith, (name, text) =>
      lowerAscii(name).includes(lowerAscii(text)),
    ),
    search(
      'searchProducts',
      'knows the case of Latin letters only',
      searchWith,
      containsBy((text) => text.replace(/\p{Script=Latin}/gu, lower)),
    ),
    search(
      'searchProducts',
      'folds the text as Turkish does',
      searchWith,
      containsBy(lower, (text) => text.toLocaleLowerCase('tr')),
    ),
    search(
      'searchProducts',
      'leaves signs out of the text',
      searchWith,
      containsBy(lower, (text) => lower(text).replace(/[^\p{L}\p{N}\s]/gu, '')),
    ),
    search(
      'searchProducts',
      'reads a plus as a space',
      searchWith,
      containsBy(lower, (text) => lower(text).replaceAll('+', ' ')),
    ),
    search(
      'searchProducts',
      'doubles quotes',
      searchWith,
      containsBy(lower, (text) => lower(text).replaceAll("'", "''")),
    ),
    search(
      'searchProducts',
      'escapes the text as HTML',
      searchWith,
      containsBy(lower, (text) => lower(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    ),
    search(
      'searchProducts',
      'leaves out pictures among letters',
      searchWith,
      containsBy(lower, (text) => lower(text).replace(/\p{Emoji_Presentation}/gu, '')),
    ),
    search(
      'searchProducts',
      'leaves out backslashes',
      searchWith,
      containsBy(lower, (text) => lower(text).replaceAll('\\', '')),
    ),
    search('searchProducts', 'looks for all words wherever they stand', searchWith, (name, text) =>
      text.split(/[^\p{L}\p{N}]+/u).every((word) => contains(name, word)),
    ),
    fault(
      'searchProducts',
      'fails for a bracket',
      'server-error',
      failForText,
      (text) => text.includes('(') || text.includes('['),
    ),
    fault('searchProducts', 'fails for a quote', 'server-error', failForText, (text) =>
      text.includes("'"),
    ),
    fault('searchProducts', 'fails for a star at the start', 'server-error', failForText, (text) =>
      /(^|[^.])\*|^\.\*/.test(text),
    ),
    fault('searchProducts', 'decodes the text twice', 'server-error', failForText, (text) => {
      try {
        return decodeURIComponent(text) === undefined
      } catch {
        return true
      }
    }),
    ...[
      search(
        'searchProducts',
        'takes * for any text',
        searchWith,
        matchesAs((text) => escapeExpression(text).replaceAll('\\*', '.*')),
      ),
      search(
        'searchProducts',
        'cuts the text at an ampersand',
        searchWith,
        containsBy(lower, (text) => lower(text).replace(/&.*/, '')),
      ),
      search(
        'searchProducts',
        'cuts the text at a hash',
        searchWith,
        containsBy(lower, (text) => lower(text).replace(/#.*/, '')),
      ),
      search(
        'searchProducts',
        'takes a question mark for any letter',
        searchWith,
        matchesAs((text) => escapeExpression(text).replaceAll('\\?', '.')),
      ),
      search(
        'searchProducts',
        'takes a backslash for nothing when it stands alone',
        searchWith,
        (name, text) => text === '\\' || contains(name, text),
      ),
      search('searchProducts', 'searches descriptions too', searchWith, (name, text, product) =>
        contains(`${name} ${String(product['description'])}`, text),
      ),
      search('searchProducts', 'finds the oldest hundred', searchWith, contains, (found) =>
        found.slice(-100),
      ),
      fault(
        'searchProducts',
        'answers more than a hundred',
        'schema',
        searchWith,
        contains,
        (found) => found,
      ),
    ].map(onThoroughRun),
    search('searchProducts', 'takes an unknown category for all', onUnknownCategory, forgetUnknown),
    fault('searchProducts', 'misses an unknown category', 'status', onUnknownCategory, unknown),
    fault('searchProducts', 'refuses an unknown category', 'refused', onUnknownCategory, refused),
    fault(
      'searchProducts',
      'fails for an unknown category',
      'server-error',
      onUnknownCategory,
      failing,
    ),
  ],
}

/** Filters and lists at the ends of what they can ask for. */
export const paging: Family = {
  name: 'filters and lists at their ends',
  checksFor: () => ['catalogue', 'filter-edges', 'large-lists'],
  faults: [
    price('filterProducts', 'takes a price of 0 for any', onFilters, ({ price: asked }) =>
      asArray(asked)[1] === 0 ? { price: [] } : {},
    ),
    price('filterProducts', 'takes an upper bound of 0 for none', onFilters, ({ price: asked }) =>
      asArray(asked)[1] === 0 ? { price: [asArray(asked)[0], 100_000] } : {},
    ),
    category(
      'filterProducts',
      'takes an unknown category for all',
      onUnknownCategory,
      forgetUnknown,
    ),
    fault(
      'filterProducts',
      'fails for an unknown category',
      'server-error',
      onUnknownCategory,
      failing,
    ),
    fault('filterProducts', 'misses an unknown category', 'status', onUnknownCategory, unknown),
    fault('filterProducts', 'refuses an unknown category', 'refused', onUnknownCategory, refused),
    pages('filterProducts', 'opens the first page beyond the end', onEmptyPage, openFirst),
    fault('filterProducts', 'misses a page beyond the end', 'status', onEmptyPage, unknown),
    fault('filterProducts', 'counts all in an empty page', 'page-size', onEmptyPage, () => ({
      data: [],
      size: 86,
    })),
    pages('filterProducts', 'turns products of one moment around', pageBy, turnTies),
    limit('filterProducts', 'answers one more than asked for', onJson, (body) => ({
      ...body,
      limit: Math.min(100, Number(body['limit']) + 1),
    })),
    pages('filterProducts', 'counts what it skips from one', onJson, (body) => ({
      ...body,
      skip: Math.max(0, Number(body['skip']) - 1),
    })),
    ...[
      pages('filterProducts', 'finds a category twice that is named twice', joinCategories),
      category(
        'filterProducts',
        'lets an unknown category hide the others',
        onUnknownCategory,
        async () => answerJson({ data: [], size: 0 }),
      ),
      fault(
        'filterProducts',
        'fails for one bound of prices',
        'server-error',
        failFor,
        (_: Request, text: string) => /"price":\[\d+\]/.test(text),
      ),
      limit('listProducts', 'takes a limit of 1 for its default', onQuery, (query) => {
        if (query.get('limit') === '1') query.delete('limit')
      }),
      limit('listProducts', 'lists a hundred at most', onQuery, (query) => {
        const asked = query.get('limit')
        if (asked === 'undefined' || Number(asked) > 100) query.set('limit', '100')
      }),
      limit('listProducts', 'takes a large limit for its default', onQuery, (query) => {
        if (Number(query.get('limit')) > 10_000) query.delete('limit')
      }),
      order('listProducts', 'knows one order of what sells', onQuery, (query) => {
        if (query.get('sortBy') === 'sold') query.set('order', 'desc')
      }),
      order('listProducts', 'begins with what sells least by default', onQuery, (query) => {
        if (query.get('sortBy') === 'sold' && !query.has('order')) query.set('order', 'asc')
      }),
      order('listProducts', 'looks at the order only beside a field', onQuery, (query) => {
        if (!query.has('sortBy')) query.delete('order')
      }),
      order('listProducts', 'cuts the list before it sorts', cutBeforeSorting),
    ].map(onThoroughRun),
  ],
}
