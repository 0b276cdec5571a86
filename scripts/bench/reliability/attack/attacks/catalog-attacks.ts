import type { ShopFacts } from '../shop/shop-facts'
import type { Attack } from './attack'
import { inTurns } from './in-turns'
import { get, sendJson } from './write-request'

const SEARCH = '/api/product/search?search=e'
const WHOLE_LIST = '/api/product/list?limit=undefined'
/** Compression costs the shop processor time. */
const COMPRESSED = { 'Accept-Encoding': 'gzip' }
const HIGHEST_PRICE = 100_000
const DEEPEST_SKIP = 100_000

/** Requests that make the shop search its whole catalog. */
export function catalogAttacks({ photos, productIds }: ShopFacts): Attack[] {
  let ranges = 0
  return [
    {
      name: 'searches',
      manner: { kind: 'ask', next: inTurns([get(SEARCH), get(SEARCH, COMPRESSED)]) },
    },
    {
      name: 'whole lists',
      manner: { kind: 'ask', next: inTurns([get(WHOLE_LIST), get(WHOLE_LIST, COMPRESSED)]) },
    },
    {
      name: 'new price ranges',
      manner: {
        kind: 'ask',
        next() {
          ranges += 1
          const price = [ranges % 20, HIGHEST_PRICE - ranges]
          const skip = (ranges * 997) % DEEPEST_SKIP
          const filters = { category: [], price }
          return sendJson('POST', '/api/product/by/search', { limit: 100, skip, filters })
        },
      },
    },
    {
      name: 'photos',
      manner: {
        kind: 'ask',
        next: inTurns(
          photos.flatMap((path) =>
            [320, 480, 720, 960, 1200, 7].map((width) => get(`${path}?width=${width}`)),
          ),
        ),
      },
    },
    {
      name: 'drawn pages',
      manner: {
        kind: 'ask',
        next: inTurns(
          ['/', '/shop', '/no-such-page', ...productIds.map((id) => `/product/${id}`)].map((path) =>
            get(path, { Accept: 'text/html', 'Sec-Fetch-Dest': 'document' }),
          ),
        ),
      },
    },
    { name: 'slow reading', manner: { kind: 'read slowly', next: () => get(WHOLE_LIST) } },
  ]
}
