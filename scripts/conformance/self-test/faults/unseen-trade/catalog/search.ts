import { asObject } from '../../../../../../mocks/contract/json'
import { type Family, type Fault, fault, faultsOf, type Wrapper } from '../../../fault'
import * as searches from '../../../services/shelf/search-by'
import * as shelf from '../../../services/shelf/shelf'
import { failFor } from '../../../services/trade/bodies'
import { refusal } from '../../../services/trade/turn'
import { onOperation } from '../../../wrap/one-operation'

const named = faultsOf('search')
const limited = faultsOf('limit')

const compare = (what: string, fits: searches.Fits): Fault =>
  named('searchProducts', what, searches.searchBy, { fits })
const prepare = (what: string, change: (text: string) => string): Fault =>
  named('searchProducts', what, searches.searchBy, {
    prepare: (search: { text: string; category: string }) => ({
      ...search,
      text: change(search.text),
    }),
  })

const inCategory = (
  what: string,
  category: (product: shelf.Products[number], asked: string, all: shelf.Products) => boolean,
): Fault => fault('searchProducts', what, 'category-filter', searches.searchBy, { category })
const crash = (what: string, isOdd: (text: string) => boolean): Fault =>
  fault('searchProducts', what, 'server-error', failFor, (request: Request) =>
    isOdd(searchOf(request)),
  )
const sorted = faultsOf('sort-order')

const categoryName = (product: shelf.Products[number]) =>
  String(asObject(product['category'])['name'])
const byName = (found: shelf.Products) =>
  found.toSorted((a, b) => shelf.nameOf(a).localeCompare(shelf.nameOf(b)))
const reverse = (found: shelf.Products) => found.toReversed()
const has = (name: string, text: string) => name.toLowerCase().includes(text.toLowerCase())
const toAscii = (text: string) => text.replace(/[A-Z]/g, (sign) => sign.toLowerCase())
const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** As SQL's `like`: `%` is any text, `_` any sign. */
const like = (text: string) => quote(text).replaceAll('%', '.*').replaceAll('_', '.')
const matches = (pattern: string, name: string, flags = '') => {
  try {
    return new RegExp(pattern, flags).test(name)
  } catch {
    return false
  }
}
const isPattern = (text: string) => {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
const searchOf = ({ url }: Request) => new URL(url).searchParams.get('search') ?? ''
const isOneLetter = (request: Request) => searchOf(request).length === 1
const words = (text: string) => text.split(/\s+/).filter(Boolean)
const bareOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** How names are compared with a text, and what comes of it. */
export const search: Family = {
  name: 'unseen: search',
  isUnseen: true,
  checksFor: () => [],
  faults: [
    compare('takes % and _ for wildcards', (name, text) => matches(like(text), name, 'is')),
    compare('takes % for a wildcard', (name, text) =>
      matches(quote(text).replaceAll('%', '.*'), name, 'is'),
    ),
    compare('takes the text for an expression', (name, text) => matches(text, name, 'i')),
    compare('takes a dot for any sign', (name, text) =>
      matches(quote(text).replaceAll('\\.', '.'), name, 'i'),
    ),
    compare('takes a star for any text', (name, text) =>
      matches(quote(text).replaceAll('\\*', '.*'), name, 'i'),
    ),
    compare('minds capitals', (name, text) => name.includes(text)),
    compare('minds capitals beyond ASCII', (name, text) => toAscii(name).includes(toAscii(text))),
    compare('minds capitals of names', (name, text) => name.includes(text.toLowerCase())),
    compare('finds beginnings only', (name, text) =>
      name.toLowerCase().startsWith(text.toLowerCase()),
    ),
    compare('finds whole names only', (name, text) => name.toLowerCase() === text.toLowerCase()),
    compare('finds beginnings of words only', (name, text) =>
      words(name).some((word) => word.toLowerCase().startsWith(text.toLowerCase())),
    ),
    compare('finds any of the words', (name, text) => words(text).some((word) => has(name, word))),
    compare('finds the words in any order', (name, text) =>
      words(text).every((word) => has(name, word)),
    ),
    compare('finds descriptions', (name, text, product) =>
      has(`${name} ${product['description']}`, text),
    ),
    compare('finds categories', (name, text, product) =>
      has(`${name} ${categoryName(product)}`, text),
    ),
    compare('ignores accents', (name, text) => has(bareOf(name), bareOf(text))),
    compare(
      'leaves out what is sold out',
      (name, text, product) => has(name, text) && product['quantity'] !== 0,
    ),
    compare('finds letters and digits only', (name, text) =>
      has(name.replace(/[^\p{L}\p{N}]+/gu, ' '), text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()),
    ),
    prepare('drops spaces at the ends', (text) => text.trim()),
    prepare('merges spaces', (text) => text.replace(/\s+/g, ' ')),
    prepare('escapes HTML', (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    prepare('decodes twice', (text) => {
      try {
        return decodeURIComponent(text.replaceAll('+', ' '))
      } catch {
        return text
      }
    }),
    prepare('takes what follows & for another parameter', (text) => text.split('&')[0] ?? ''),
    prepare('cuts the text at 32', (text) => text.slice(0, 32)),
    prepare('drops quotes', (text) => text.replaceAll(/['"]/g, '')),
    named('searchProducts', 'finds nothing in All', searches.searchBy, {
      prepare: ({ text, category }: { text: string; category: string }) => ({
        text,
        category: category === 'All' ? 'all' : category,
      }),
    }),
    inCategory('searches all categories always', () => true),
    inCategory('takes unknown categories for all', (one, asked, all) =>
      all.some((other) => shelf.categoryOf(other) === asked)
        ? shelf.categoryOf(one) === asked
        : true,
    ),
    inCategory('compares names of categories', (one, asked) => categoryName(one) === asked),
    sorted('searchProducts', 'sorts by name', searches.searchBy, { sort: byName }),
    sorted('searchProducts', 'answers the oldest first', searches.searchBy, { sort: reverse }),
    limited('searchProducts', 'answers more than 100', searches.searchBy, { limit: 1000 }),
    limited('searchProducts', 'answers 10 at most', searches.searchBy, { limit: 10 }),
    limited('searchProducts', 'answers 50 at most', searches.searchBy, { limit: 50 }),
    crash('crashes over odd patterns', (text) => !isPattern(text)),
    crash('crashes over a quote', (text) => text.includes("'")),
    crash('crashes over a lone %', (text) => /%(?![0-9a-f]{2})/i.test(text)),
    crash('crashes over emoji', (text) => /\p{Extended_Pictographic}/u.test(text)),
    fault('searchProducts', 'refuses texts of one letter', 'refused', failFor, isOneLetter, 400),
    faultsOf('unknown-id')('searchProducts', 'answers 404 when nothing is found', notFound),
  ],
}

function notFound(operation: string): Wrapper {
  return onOperation(operation, async (_, forward) => {
    const response = await forward()
    const isEmpty = (await response.clone().text()) === '[]'
    return isEmpty ? refusal(operation, 404, 'No products found.') : response
  })
}
