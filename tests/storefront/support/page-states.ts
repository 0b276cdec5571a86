import type { Locator, Page, Route } from 'playwright/test'
import type { Order } from './desk'
import type { Cast, Role } from './pages'
import type { Product } from './service'

type Answer = (route: Route) => Promise<void>

/** What a page has to show, or waits for. */
export interface PageState {
  name: string
  call: RegExp
  answer: Answer
  /** What is there once the page stands so. */
  shown(page: Page): Locator
}

/** A page as a role sees it, in each state that its data can be in. */
export interface StatefulPage {
  name: string
  role: Role
  path(cast: Cast): string
  states(cast: Cast): readonly PageState[]
}

const never: Answer = async () => {}
const fail: Answer = (route) => route.fulfill({ status: 500, body: '' })
const give =
  (json: unknown): Answer =>
  (route) =>
    route.fulfill({ json })

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first()
const role = (name: Parameters<Page['getByRole']>[0]) => (page: Page) =>
  page.getByRole(name).first()
const busy = (page: Page) => page.locator('[aria-busy="true"], [aria-label^="Loading"]').first()

interface Wording {
  call: RegExp
  /** Left out where there is nothing to be empty of. */
  empty?: [answer: unknown, shown: (page: Page) => Locator]
  one?: [answer: unknown, shown: (page: Page) => Locator]
  loading?: (page: Page) => Locator
  failing: (page: Page) => Locator
}

function statesOf({ call, empty, one, loading, failing }: Wording): PageState[] {
  const given = (name: string, pair: Wording['one']) =>
    pair ? [{ name, call, answer: give(pair[0]), shown: pair[1] }] : []
  return [
    ...given('empty', empty),
    ...given('one', one),
    ...(loading ? [{ name: 'loading', call, answer: never, shown: loading }] : []),
    { name: 'failing', call, answer: fail, shown: failing },
  ]
}

const CATEGORIES = /\/category\/list/

/** Every page that shows what the service has. With many of everything they stand in `pages.ts`. */
export const statefulPages: readonly StatefulPage[] = [
  {
    name: 'home',
    role: 'visitor',
    path: () => '/',
    states: ({ product }) => [
      ...statesOf({
        call: /\/product\/list\?sortBy/,
        empty: [[], text('The shelves are empty.')],
        one: [[product], role('article')],
        loading: busy,
        failing: text('Error loading products by sell'),
      }),
      ...statesOf({ call: CATEGORIES, failing: text('The categories could not be loaded.') }),
    ],
  },
  {
    name: 'search',
    role: 'visitor',
    path: () => '/?search=letter',
    states: ({ product }) =>
      statesOf({
        call: /\/product\/search/,
        empty: [[], text('No products found')],
        one: [[product], text('Found 1 products')],
        loading: text('Searching…'),
        failing: text('We could not search'),
      }),
  },
  {
    name: 'shop',
    role: 'visitor',
    path: () => '/shop?price=10-19',
    states: ({ product }) => [
      ...statesOf({
        call: /\/product\/by\/search/,
        empty: [{ data: [], size: 0 }, text('Nothing on the shelves matches')],
        one: [{ data: [product], size: 1 }, role('article')],
        loading: busy,
        failing: text('Failed to fetch filtered products'),
      }),
      ...statesOf({ call: CATEGORIES, loading: busy, failing: text('The categories could not') }),
    ],
  },
  {
    name: 'product',
    role: 'visitor',
    path: ({ product }) => `/product/${product._id}`,
    states: ({ product }) => [
      ...statesOf({
        call: /\/product\/show\//,
        loading: busy,
        failing: text('This product could not be loaded.'),
      }),
      ...statesOf({
        call: /\/product\/related\//,
        empty: [[], text('Nothing else stands on this shelf yet.')],
        one: [[{ ...product, _id: 'prd_other' }], (page) => page.getByRole('article').nth(1)],
        loading: busy,
        failing: text('Related products could not be loaded.'),
      }),
    ],
  },
  {
    name: 'cart',
    role: 'visitor',
    path: () => '/cart',
    states: ({ product }) => [
      state('changed', give({ ...product, price: product.price + 2, quantity: 1 }), text(/Was \$/)),
      state(
        'gone',
        (route) => route.fulfill({ status: 404, json: { error: 'Gone.' } }),
        text('No longer sold.'),
      ),
      state('unchecked', fail, text('Prices and stock could not be checked')),
    ],
  },
  {
    name: 'checkout',
    role: 'shopper',
    path: () => '/cart',
    states: () =>
      statesOf({
        call: /\/getToken\//,
        loading: text('Loading payment methods…'),
        failing: text('The payment methods could not be loaded.'),
      }),
  },
  {
    name: 'dashboard',
    role: 'shopper',
    path: () => '/user/dashboard',
    states: (cast) =>
      statesOf({
        call: /\/user\/orders\//,
        empty: [[], text('You have not bought anything yet.')],
        one: [[orderOf(cast)], role('article')],
        loading: busy,
        failing: text('Your purchases could not be loaded just now.'),
      }),
  },
  {
    name: 'profile',
    role: 'shopper',
    path: ({ shopper }) => `/profile/${shopper.session.user._id}`,
    states: () =>
      statesOf({
        call: /\/user\/profile\//,
        loading: busy,
        failing: text('Your profile could not be loaded'),
      }),
  },
  {
    name: 'create category',
    role: 'admin',
    path: () => '/create/category',
    states: () => statesOf({ call: CATEGORIES, failing: role('textbox') }),
  },
  {
    name: 'create product',
    role: 'admin',
    path: () => '/create/product',
    states: () =>
      statesOf({
        call: CATEGORIES,
        loading: (page) => page.getByRole('option', { name: 'Loading categories…' }),
        failing: text('The categories could not be loaded.'),
      }),
  },
  {
    name: 'orders',
    role: 'admin',
    path: () => '/admin/orders',
    states: (cast) => [
      ...statesOf({
        call: /\/order\/list\//,
        empty: [[], text('Nobody has bought anything yet.')],
        one: [[orderOf(cast)], role('combobox')],
        loading: busy,
        failing: text('The orders could not be loaded just now.'),
      }),
      ...statesOf({
        call: /\/status-values\//,
        failing: text('The list of statuses could not be loaded'),
      }),
    ],
  },
  {
    name: 'products',
    role: 'admin',
    path: () => '/admin/products',
    states: ({ product }) =>
      statesOf({
        call: /\/product\/list/,
        empty: [[], text('The shop has no products yet.')],
        one: [[product], role('gridcell')],
        loading: busy,
        failing: text('Failed to fetch products'),
      }),
  },
  {
    name: 'update product',
    role: 'admin',
    path: ({ product }) => `/admin/product/update/${product._id}`,
    states: () =>
      statesOf({
        call: /\/product\/show\//,
        loading: busy,
        failing: text('The product could not be loaded'),
      }),
  },
]

/** What the service says of a product that is in the cart. */
function state(name: string, answer: Answer, shown: PageState['shown']): PageState {
  return { name, call: /\/product\/show\//, answer, shown }
}

function orderOf({ product, shopper }: { product: Product; shopper: Cast['shopper'] }): Order {
  const { _id, name, price } = product
  return {
    _id: 'ord_only',
    products: [{ _id, name, price, count: 1 }],
    transaction_id: 'txn_only',
    amount: price,
    address: '1 Test Lane, Testville',
    status: 'Not processed',
    user: { _id: shopper.session.user._id, name: shopper.session.user.name },
    createdAt: '2026-11-20T12:00:00.000Z',
  }
}
