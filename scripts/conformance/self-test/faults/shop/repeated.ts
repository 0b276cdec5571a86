import { type Family, fault, faultsOf, onFirstRun, onThoroughRun } from '../../fault'
import { placeAnyway } from '../../services/purchases/books'
import { keepOnly, nameCaller, sortByChange } from '../../services/purchases/order-lists'
import { setAll } from '../../services/purchases/order-status'
import { answerAnybody } from '../../services/purchases/stock'
import { listLastChanged } from '../../services/shelf/shelf'
import { containsBy, searchWith } from '../../services/shop/searching'
import { readProductsOfOrders } from '../../services/shop/stale'
import { cache } from '../../services/time/caches'
import * as at from '../../services/time/losses'
import { crowd, doTwice, fails, race } from '../../services/time/race'
import { sellDeleted } from '../../services/time/sell-deleted'

const readBack = faultsOf('read-back')
const orderCopy = faultsOf('order-copy')
const search = faultsOf('search')
const amount = faultsOf('order-amount')

const toPlain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const inAnyOrder = (name: string, text: string) =>
  text.split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase()))
const isRefusedSum = ({ status, error }: { readonly status: number; readonly error: string }) =>
  status === 409 && error.includes('cost')

/** What shows only when the same is asked for again, in lists that have grown, or by several people at once. */
export const repeated: Family = {
  name: 'asked again and at once',
  checksFor: ({ operation }) => [
    ...({
      searchProducts: ['asked-again', 'near-names'],
      createOrder: ['changed-product', 'totals', 'transactions'],
      readProfile: ['people-at-once'],
      updateProfile: ['people-at-once'],
      createProduct: ['changes-at-once'],
      updateProduct: ['changes-at-once'],
    }[operation] ?? ['order-life', 'changed-product', 'transactions', 'asked-again']),
    ...(/Order/.test(operation) && operation !== 'createOrder' ? ['order-history'] : []),
  ],
  faults: [
    readBack('listProducts', 'keeps its answer until something is created', cache, {
      until: ['createProduct'],
    }),
    readBack('filterProducts', 'keeps its answer until something is deleted', cache, {
      until: ['deleteProduct'],
    }),
    readBack('searchProducts', 'keeps every answer', cache),
    readBack('listRelatedProducts', 'keeps every answer', cache),
    fault('listProducts', 'sorts by the time of the last change', 'sort-order', listLastChanged),
    search('searchProducts', 'takes accents for none', searchWith, containsBy(toPlain)),
    search('searchProducts', 'looks for each word alone', searchWith, inAnyOrder),
    orderCopy('listOrders', 'shows the prices of today', readProductsOfOrders, ['price']),
    readBack(
      'listOwnOrders',
      'leaves out what was called off',
      keepOnly,
      ({ status }) => status !== 'Cancelled',
    ),
    readBack('listOrders', 'takes who asks for who ordered', nameCaller),
    fault('listOrders', 'sorts by the time of the last change', 'sort-order', sortByChange),
    // What was ordered in earlier runs can't be ordered again by a script.
    onFirstRun(fault('updateOrderStatus', 'sets whatever its user ordered', 'wrong-order', setAll)),
    fault('createOrder', 'sells what was deleted', 'unknown-id', sellDeleted),
    fault('createOrder', 'gives an order to whoever sends its payment', 'not-yours', answerAnybody),
    amount(
      'createOrder',
      'keeps what was paid too much',
      placeAnyway,
      (facts) =>
        isRefusedSum(facts) && (facts.charged ?? 0) > facts.total && facts.claimed === facts.total,
    ),
    readBack(
      'readProfile',
      'answers several people as the first',
      crowd,
      at.ofEverything,
      at.readingOfFirst,
    ),
    fault(
      'updateProfile',
      'gives one email to two at once',
      'email-taken',
      doTwice,
      at.ofEmail,
      at.storeTwice('email'),
    ),
    fault(
      'updateProfile',
      'fails for the second of two at once',
      'server-error',
      race,
      at.ofEmail,
      fails('updateProfile'),
    ),
    readBack(
      'createProduct',
      'makes one of several at once',
      crowd,
      at.ofEverything,
      at.answerOfFirst,
    ),
    fault(
      'updateProduct',
      'fails when its product goes meanwhile',
      'server-error',
      at.trustsFirstRead,
      /no such product/,
    ),
  ].map(onThoroughRun),
}
