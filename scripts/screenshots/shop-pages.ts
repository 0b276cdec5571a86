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

/** Every page of the shop, as each of those who may see it. */
export const shopPages: readonly ShopPage[] = [
  { name: 'home', role: 'visitor', path: fixed('/') },
  { name: 'search', role: 'visitor', path: fixed('/?search=letter') },
  { name: 'search-nothing', role: 'visitor', path: fixed('/?search=zzzz') },
  { name: 'shop', role: 'visitor', path: fixed('/shop') },
  { name: 'product', role: 'visitor', path: ({ productId }) => `/product/${productId}` },
  { name: 'product-unknown', role: 'visitor', path: fixed('/product/unknown') },
  { name: 'cart-empty', role: 'visitor', path: fixed('/cart') },
  { name: 'cart-signed-out', role: 'visitor', path: fixed('/cart'), hasCart: true },
  { name: 'sign-in', role: 'visitor', path: fixed('/signin') },
  { name: 'sign-up', role: 'visitor', path: fixed('/signup') },
  { name: 'forgot-password', role: 'visitor', path: fixed('/forgot-password') },
  { name: 'not-found', role: 'visitor', path: fixed('/no/such/page') },
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
