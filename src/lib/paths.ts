/**
 * The URL path of every page: routes and links both come from here. A path with an id is a function that fills the id in,
 * and its `pattern` is what the router matches.
 */
export const paths = {
  home: '/',
  shop: '/shop',
  cart: '/cart',
  product: pathWithId('/product/:productId'),
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  userDashboard: '/user/dashboard',
  profile: pathWithId('/profile/:userId'),
  adminDashboard: '/admin/dashboard',
  createCategory: '/create/category',
  createProduct: '/create/product',
  adminOrders: '/admin/orders',
  adminProducts: '/admin/products',
  updateProduct: pathWithId('/admin/product/update/:productId'),
} as const

function pathWithId(pattern: `/${string}/:${string}`) {
  const start = pattern.slice(0, pattern.indexOf(':'))
  return Object.assign((id: string) => start + encodeURIComponent(id), { pattern })
}

/** Whether an address leads to a page. Like the router, it accepts any letter case and trailing slashes. */
export function isPathOf(path: string, pathname: string): boolean {
  return (pathname.replace(/\/+$/, '') || paths.home).toLowerCase() === path.toLowerCase()
}

/** Whether the page at a path takes payments. It has a security policy of its own, so the server asks this too. */
export function takesPayments(pathname: string): boolean {
  return isPathOf(paths.cart, pathname)
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
  if (origin !== OWN_ORIGIN || !place.startsWith('/') || isPathOf(paths.signIn, pathname)) {
    return undefined
  }
  // Dot segments are gone by now: what was `/x/..//elsewhere` has become an address of another host.
  if (pathname.startsWith('//')) return undefined
  return `${pathname}${query}${hash}`
}

/** A placeholder for the origin that the shop is served from: only its equality matters. */
const OWN_ORIGIN = 'https://shop.invalid'
