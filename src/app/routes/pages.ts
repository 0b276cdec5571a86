import { muiPageRoute, pageRoute } from './page-route'

/** Every page, each in a file of its own that is loaded when it is needed. */
export const pages = {
  home: pageRoute(() => import('./home-route')),
  shop: pageRoute(() => import('../../features/shop/shop-page')),
  product: pageRoute(() => import('../../features/product/product-page')),
  cart: pageRoute(() => import('./cart-route')),
  notFound: pageRoute(() => import('../page/not-found-page')),
  signIn: muiPageRoute(() => import('../../features/auth/sign-in-page')),
  signUp: muiPageRoute(() => import('../../features/auth/sign-up-page')),
  forgotPassword: muiPageRoute(() => import('../../features/auth/forgot-password-page')),
  userDashboard: muiPageRoute(() => import('../../features/account/dashboard-page')),
  profile: muiPageRoute(() => import('../../features/account/profile-page')),
  adminDashboard: muiPageRoute(() => import('../../features/admin/dashboard-page')),
  createCategory: muiPageRoute(() => import('../../features/admin/create-category-page')),
  createProduct: muiPageRoute(() => import('../../features/admin/create-product-page')),
  updateProduct: muiPageRoute(() => import('../../features/admin/update-product-page')),
  adminProducts: muiPageRoute(() => import('../../features/admin/products-page')),
  adminOrders: muiPageRoute(() => import('../../features/admin/orders-page')),
}
