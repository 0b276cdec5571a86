import type { Page } from 'playwright/test'
import { storeCart, storeSession } from './local-storage'
import type { Account, Product, Session } from './service'

/** Who looks at a page. */
export type Role = 'visitor' | 'shopper' | 'admin'

/** What the addresses of pages, and what stands in the browser, are made of. */
export interface Cast {
  product: Product
  shopper: Account
  admin: Session
}

/** A page as a role sees it. */
export interface Sight {
  name: string
  role: Role
  /** The page's heading, and the start of its title unless `title` names that. */
  heading: string | ((cast: Cast) => string)
  title?: string
  path: string | ((cast: Cast) => string)
  /** Says that its data are there. */
  ready?: (page: Page) => Promise<void>
}

const seen = (find: (page: Page) => ReturnType<Page['locator']>) => (page: Page) =>
  find(page).first().waitFor()
const cards = seen((page) => page.getByRole('article'))
const table = seen((page) => page.getByRole('grid'))
const form = seen((page) => page.getByRole('main').getByRole('textbox'))
const line = seen((page) => page.getByRole('spinbutton'))

/** Every page of the shop, as each role that sees it differently. */
export const sights: readonly Sight[] = [
  {
    name: 'home',
    role: 'visitor',
    heading: 'Prompts that do the work',
    title: 'Home',
    path: '/',
    ready: cards,
  },
  {
    name: 'search',
    role: 'visitor',
    heading: 'Prompts that do the work',
    title: 'Search for “letter”',
    path: '/?search=letter',
    ready: cards,
  },
  {
    name: 'shop',
    role: 'visitor',
    heading: 'Shop',
    title: '$10 to $19 · Shop',
    path: '/shop?price=10-19',
    ready: cards,
  },
  {
    name: 'product',
    role: 'visitor',
    heading: ({ product }) => product.name,
    path: ({ product }) => `/product/${product._id}`,
    ready: cards,
  },
  { name: 'cart', role: 'visitor', heading: 'Cart', path: '/cart', ready: line },
  { name: 'sign in', role: 'visitor', heading: 'Sign in', path: '/signin', ready: form },
  { name: 'sign up', role: 'visitor', heading: 'Create an account', path: '/signup', ready: form },
  {
    name: 'forgotten password',
    role: 'visitor',
    heading: 'Forgot your password?',
    path: '/forgot-password',
  },
  { name: 'unknown path', role: 'visitor', heading: 'Page not found', path: '/no/such/page' },
  {
    name: 'unknown product',
    role: 'visitor',
    heading: 'Product not found',
    path: '/product/unknown',
  },
  {
    name: 'checkout',
    role: 'shopper',
    heading: 'Cart',
    path: '/cart',
    ready: seen((page) => page.getByRole('radio', { name: 'PayPal' })),
  },
  {
    name: 'dashboard',
    role: 'shopper',
    heading: 'Dashboard',
    path: '/user/dashboard',
    ready: seen((page) => page.getByText('You have not bought anything yet.')),
  },
  {
    name: 'profile',
    role: 'shopper',
    heading: 'Update profile',
    path: ({ shopper }) => `/profile/${shopper.session.user._id}`,
    ready: form,
  },
  { name: 'admin dashboard', role: 'admin', heading: 'Admin dashboard', path: '/admin/dashboard' },
  {
    name: 'create category',
    role: 'admin',
    heading: 'Create category',
    path: '/create/category',
    ready: form,
  },
  {
    name: 'create product',
    role: 'admin',
    heading: 'Create product',
    path: '/create/product',
    ready: form,
  },
  { name: 'orders', role: 'admin', heading: 'Orders', path: '/admin/orders', ready: table },
  {
    name: 'products',
    role: 'admin',
    heading: 'Manage products',
    path: '/admin/products',
    ready: table,
  },
  {
    name: 'update product',
    role: 'admin',
    heading: 'Update product',
    path: ({ product }) => `/admin/product/update/${product._id}`,
    ready: form,
  },
]

/** Puts the role's session, and a product into the cart, where the page will find them. */
export async function takeRole(
  page: Page,
  role: Role,
  { product, shopper, admin }: Cast,
): Promise<void> {
  await storeCart(page, [{ ...product, count: 2 }])
  if (role !== 'visitor') await storeSession(page, role === 'admin' ? admin : shopper.session)
}

/** Opens a page and waits until it shows what it has to show. */
export async function openSight(
  page: Page,
  { path, heading, ready }: Sight,
  cast: Cast,
): Promise<void> {
  await page.goto(typeof path === 'string' ? path : path(cast))
  await page.getByRole('heading', { level: 1, name: headingOf({ heading }, cast) }).waitFor()
  await ready?.(page)
}

export function headingOf({ heading }: Pick<Sight, 'heading'>, cast: Cast): string {
  return typeof heading === 'string' ? heading : heading(cast)
}
