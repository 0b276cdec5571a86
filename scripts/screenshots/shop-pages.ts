import type { Page } from 'playwright'

/** Who looks at a page. */
export const roles = ['visitor', 'shopper', 'admin'] as const

export type Role = (typeof roles)[number]

export interface ShopPage {
  name: string
  role: Role
  /** From the ids that the running shop has. */
  path(ids: ShopIds): string
  /** Products in the stored cart. */
  hasCart?: boolean
  /** What is done on the page before its picture is taken. */
  open?(page: Page): Promise<void>
}

export interface ShopIds {
  productId: string
  userId: string
}

const fixed = (path: string) => () => path

/** Pages that look different to each only in the bar. */
const publicPages: readonly Omit<ShopPage, 'role'>[] = [
  { name: 'home', path: fixed('/') },
  { name: 'search', path: fixed('/?search=letter') },
  { name: 'search-slip', path: fixed('/?search=lettre%20unsnet') },
  { name: 'search-nothing', path: fixed('/?search=zzzz') },
  { name: 'shop', path: fixed('/shop') },
  { name: 'product', path: ({ productId }) => `/product/${productId}` },
  { name: 'product-unknown', path: fixed('/product/unknown') },
  { name: 'cart-empty', path: fixed('/cart') },
  { name: 'not-found', path: fixed('/no/such/page') },
]

/** Every page of the shop, as each of those who may see it. */
export const shopPages: readonly ShopPage[] = [
  ...publicPages.flatMap((page) => roles.map((role) => ({ ...page, role }))),
  { name: 'cart-signed-out', role: 'visitor', path: fixed('/cart'), hasCart: true },
  { name: 'sign-in', role: 'visitor', path: fixed('/signin') },
  { name: 'sign-up', role: 'visitor', path: fixed('/signup') },
  { name: 'forgot-password', role: 'visitor', path: fixed('/forgot-password') },
  { name: 'checkout', role: 'shopper', path: fixed('/cart'), hasCart: true },
  { name: 'dashboard', role: 'shopper', path: fixed('/user/dashboard') },
  { name: 'profile', role: 'shopper', path: ({ userId }) => `/profile/${userId}` },
  { name: 'admin-dashboard', role: 'admin', path: fixed('/admin/dashboard') },
  { name: 'create-category', role: 'admin', path: fixed('/create/category') },
  { name: 'create-product', role: 'admin', path: fixed('/create/product') },
  { name: 'orders', role: 'admin', path: fixed('/admin/orders') },
  { name: 'products', role: 'admin', path: fixed('/admin/products') },
  { name: 'products-selected', role: 'admin', path: fixed('/admin/products'), open: selectRange },
  { name: 'products-import', role: 'admin', path: fixed('/admin/products'), open: planImport },
  { name: 'palette', role: 'admin', path: fixed('/'), open: openPalette },
  { name: 'shortcuts', role: 'admin', path: fixed('/'), open: openShortcuts },
  { name: 'offline', role: 'visitor', path: fixed('/shop'), open: goOffline },
  {
    name: 'update-product',
    role: 'admin',
    path: ({ productId }) => `/admin/product/update/${productId}`,
  },
]

async function selectRange(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(1).check()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
}

/** A sheet with a row of each kind: created, changed, unchanged, refused. */
const SHEET = `name;description;price;quantity;category;shipping
A letter never sent;Asks for it kindly;12,50;7;Writing;no
Grant Proposal, Reviewer Two;;99,00;;;
Error Messages People Can Use;;9,99;;;
Nothing to see;;;;;
;;-1;;;
`

async function planImport(page: Page): Promise<void> {
  const buffer = Buffer.from(SHEET)
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Import CSV').setInputFiles(file)
  await page.getByRole('grid', { name: 'Rows' }).getByRole('row').nth(1).waitFor()
}

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('or')
  await page.getByRole('option').first().waitFor()
}

async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
}

async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText(/^You are offline/).waitFor()
}
