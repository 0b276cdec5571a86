import type { Locator, Page } from 'playwright/test'
import type { Account, Product, Session } from './service'

/** Who and what a test of the matrix has. */
export interface Scene {
  page: Page
  shopper: Account
  admin: Session
  product: Product
}

/** A row of the matrix: the call of one operation, the screen that makes it, and what the screen then says. */
export interface Row {
  requirement: string
  operation: string
  method?: 'POST' | 'PUT' | 'DELETE'
  call: RegExp
  who?: 'shopper' | 'admin'
  path(scene: Scene): string
  /** Fills what is to be sent; done once. */
  fill?(page: Page): Promise<void>
  /** Sends it; a read is sent by opening the page. */
  send?(page: Page): Promise<void>
  /** What says that it went wrong. */
  told(page: Page): Locator
  /** The next step. */
  wayOn?(page: Page): Locator
  /** What was typed and must still be there. */
  typed?: Readonly<Record<string, string>>
}

/** The field whose label begins so; one that is required ends with a mark. */
export const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`))

const alert = (text: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).first()
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const fillIn = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, value] of Object.entries(fields)) {
    await fieldOf(page, label).fill(value)
  }
}
const press = (name: string) => (page: Page) => button(name)(page).click()

const form = (label: string, typed: Readonly<Record<string, string>>, submit: string) => ({
  fill: fillIn(typed),
  send: press(submit),
  wayOn: button(submit),
  told: (page: Page) => page.getByRole('form', { name: label }).getByRole('alert'),
  typed,
})
const read = { wayOn: again }
const productPath = ({ product }: Scene) => `/product/${product._id}`

/** The operations that a screen sends by being opened or by a form. */
export const rows: readonly Row[] = [
  {
    requirement: 'HOME-5',
    operation: 'listProducts',
    call: /\/product\/list\?sortBy=createdAt/,
    path: () => '/',
    told: alert(/Error loading products by arrival/),
    ...read,
  },
  {
    requirement: 'SHOP-7',
    operation: 'filterProducts',
    method: 'POST',
    call: /\/product\/by\/search/,
    path: () => '/shop',
    told: alert(/An unexpected error|Failed to fetch|Too many|session/),
    ...read,
  },
  {
    requirement: 'SRCH-2',
    operation: 'searchProducts',
    call: /\/product\/search/,
    path: () => '/?search=letter',
    told: alert(/We could not search/),
    ...read,
  },
  {
    requirement: 'PROD-1',
    operation: 'showProduct',
    call: /\/product\/show\//,
    path: productPath,
    told: alert(/This product could not be loaded/),
    ...read,
  },
  {
    requirement: 'PROD-1',
    operation: 'listRelatedProducts',
    call: /\/product\/related\//,
    path: productPath,
    told: alert(/Related products could not be loaded/),
    ...read,
  },
  {
    requirement: 'SHOP-1',
    operation: 'listCategories',
    call: /\/category\/list/,
    path: () => '/shop',
    told: (page) =>
      page.getByRole('complementary', { name: 'Filters' }).getByText(/could not be loaded/),
    ...read,
  },
  {
    requirement: 'USER-5',
    operation: 'readProfile',
    call: /\/user\/profile\//,
    who: 'shopper',
    path: ({ shopper }) => `/profile/${shopper.session.user._id}`,
    told: alert(/could not be loaded/),
    ...read,
  },
  {
    requirement: 'USER-2',
    operation: 'listOwnOrders',
    call: /\/user\/orders\//,
    who: 'shopper',
    path: () => '/user/dashboard',
    told: alert(/could not be loaded/),
    ...read,
  },
  {
    requirement: 'PAY-1',
    operation: 'getClientToken',
    call: /\/getToken\//,
    who: 'shopper',
    path: () => '/cart',
    told: alert(/payment methods could not be loaded/),
    ...read,
  },
  {
    requirement: 'ADM-11',
    operation: 'listOrders',
    call: /\/order\/list\//,
    who: 'admin',
    path: () => '/admin/orders',
    told: alert(/orders could not be loaded/),
    ...read,
  },
  {
    requirement: 'ADM-10',
    operation: 'listOrderStatuses',
    call: /\/order\/status-values\//,
    who: 'admin',
    path: () => '/admin/orders',
    told: alert(/statuses could not be loaded/),
    ...read,
  },
  {
    requirement: 'AUTH-2',
    operation: 'signIn',
    method: 'POST',
    call: /\/auth\/signin/,
    path: () => '/signin',
    ...form('Sign in', { Email: 'sam@example.com', Password: 'right-enough' }, 'Sign in'),
  },
  {
    requirement: 'AUTH-7',
    operation: 'signUp',
    method: 'POST',
    call: /\/auth\/signup/,
    path: () => '/signup',
    ...form(
      'Create an account',
      { Name: 'Sam', Email: 'sam@example.com', Password: 'right-enough' },
      'Create account',
    ),
  },
  {
    requirement: 'USER-5',
    operation: 'updateProfile',
    method: 'PUT',
    call: /\/user\/profile\//,
    who: 'shopper',
    path: ({ shopper }) => `/profile/${shopper.session.user._id}`,
    ...form('Update profile', { Name: 'Another name' }, 'Save'),
  },
  {
    requirement: 'ADM-2',
    operation: 'createCategory',
    method: 'POST',
    call: /\/category\/create\//,
    who: 'admin',
    path: () => '/create/category',
    ...form('Create category', { 'Category name': 'Half a shelf' }, 'Create category'),
  },
  {
    requirement: 'ADM-3',
    operation: 'createProduct',
    method: 'POST',
    call: /\/product\/create\//,
    who: 'admin',
    path: () => '/create/product',
    ...form(
      'Create product',
      { Name: 'Muse', Description: 'Three notes.', Price: '12.50', Quantity: '7' },
      'Create product',
    ),
  },
  {
    requirement: 'ADM-7',
    operation: 'updateProduct',
    method: 'PUT',
    call: /\/product\/update\//,
    who: 'admin',
    path: ({ product }) => `/admin/product/update/${product._id}`,
    ...form('Update product', { Price: '99.50' }, 'Update product'),
  },
]
