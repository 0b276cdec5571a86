/** Every address of the storefront, so that a route and the links to it can't drift apart. */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  product: (productId: string) => `/product/${encodeURIComponent(productId)}`,
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  userDashboard: '/user/dashboard',
  profile: (userId: string) => `/profile/${encodeURIComponent(userId)}`,
  adminDashboard: '/admin/dashboard',
  createCategory: '/create/category',
  createProduct: '/create/product',
  adminOrders: '/admin/orders',
  adminProducts: '/admin/products',
  updateProduct: (productId: string) => `/admin/product/update/${encodeURIComponent(productId)}`,
} as const

/** Whether the page at a path has the checkout in it; the router takes any letters and a slash behind the path. */
export function takesPayments(pathname: string): boolean {
  return /^\/cart\/*$/i.test(pathname)
}

const RETURN_TO = 'from'

/** The sign-in page's address, with the place to come back to. */
export function signInPath(returnTo?: string): string {
  return returnTo
    ? `${paths.signIn}?${new URLSearchParams({ [RETURN_TO]: returnTo })}`
    : paths.signIn
}

/**
 * The place to come back to after signing in, when the address names one of ours. Anything else
 * (`//elsewhere`, `/x/..//elsewhere`, `https:`, `javascript:`) is ignored, so that a crafted link can't lead off the shop.
 */
export function readReturnTo(search: string): string | undefined {
  const place = new URLSearchParams(search).get(RETURN_TO)
  if (!place || !URL.canParse(place, OWN_ORIGIN)) return undefined
  const { origin, pathname, search: query, hash } = new URL(place, OWN_ORIGIN)
  if (origin !== OWN_ORIGIN || !place.startsWith('/') || pathname === paths.signIn) return undefined
  // Dot segments are gone by now: what was `/x/..//elsewhere` has become an address of another host.
  if (pathname.startsWith('//')) return undefined
  return `${pathname}${query}${hash}`
}

/** Stands for whatever origin the shop is served from: only its equality matters. */
const OWN_ORIGIN = 'https://shop.invalid'
