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
  {
    name: 'update-product',
    role: 'admin',
    path: ({ productId }) => `/admin/product/update/${productId}`,
  },
]
