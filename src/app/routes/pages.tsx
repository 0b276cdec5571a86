import { categoriesQuery } from '../../api/queries/category-queries'
import {
  productPageQuery,
  productQuery,
  productRowQuery,
  relatedProductsQuery,
} from '../../api/queries/product-queries'
import { NO_FILTERS, toProductFilters } from '../../features/shop/shop-filters'
import { paths } from '../../lib/paths'
import { RequireAdmin, RequireUser } from '../session/guards'
import { createPage, type Page, type PageRecord } from './page'

/** Every page of the shop; a page is declared here and nowhere else. */
export const records: readonly PageRecord[] = [
  {
    path: paths.home,
    load: () => import('./home-route'),
    file: 'app/routes/home-route.tsx',
    read: (client) =>
      Promise.all([
        client.fetchQuery(productRowQuery('createdAt')),
        client.fetchQuery(productRowQuery('sold')),
        client.fetchQuery(categoriesQuery()),
      ]),
  },
  {
    path: paths.shop,
    title: 'Shop',
    load: () => import('../../features/shop/shop-page'),
    file: 'features/shop/shop-page.tsx',
    read: (client) =>
      Promise.all([
        client.fetchQuery(productPageQuery(toProductFilters(NO_FILTERS), 0)),
        client.fetchQuery(categoriesQuery()),
      ]),
  },
  {
    path: paths.product.pattern,
    load: () => import('../../features/product/product-page'),
    file: 'features/product/product-page.tsx',
    read: (client, { productId = '' }) =>
      Promise.all([
        client.fetchQuery(productQuery(productId)),
        client.fetchQuery(relatedProductsQuery(productId)),
      ]),
  },
  {
    path: paths.cart,
    title: 'Cart',
    load: () => import('./cart-route'),
    file: 'app/routes/cart-route.tsx',
  },
  {
    path: paths.signIn,
    title: 'Sign in',
    load: () => import('../../features/auth/sign-in-page'),
    file: 'features/auth/sign-in-page.tsx',
    usesMui: true,
  },
  {
    path: paths.signUp,
    title: 'Create an account',
    load: () => import('../../features/auth/sign-up-page'),
    file: 'features/auth/sign-up-page.tsx',
    usesMui: true,
  },
  {
    path: paths.forgotPassword,
    title: 'Forgot your password?',
    load: () => import('../../features/auth/forgot-password-page'),
    usesMui: true,
  },
  {
    path: paths.userDashboard,
    title: 'Dashboard',
    load: () => import('../../features/account/dashboard-page'),
    guard: RequireUser,
    usesMui: true,
  },
  {
    path: paths.profile.pattern,
    title: 'Update profile',
    load: () => import('../../features/account/profile-page'),
    guard: RequireUser,
    usesMui: true,
  },
  {
    path: paths.adminDashboard,
    title: 'Admin dashboard',
    load: () => import('../../features/admin/dashboard-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  {
    path: paths.createCategory,
    title: 'Create category',
    load: () => import('../../features/admin/create-category-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  {
    path: paths.createProduct,
    title: 'Create product',
    load: () => import('../../features/admin/create-product-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  {
    path: paths.updateProduct.pattern,
    title: 'Update product',
    load: () => import('../../features/admin/update-product-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  {
    path: paths.adminOrders,
    title: 'Orders',
    load: () => import('../../features/admin/orders-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  {
    path: paths.adminProducts,
    title: 'Manage products',
    load: () => import('../../features/admin/products-page'),
    guard: RequireAdmin,
    usesMui: true,
  },
  { path: '*', title: 'Page not found', load: () => import('./not-found-page') },
]

/** The pages made of their records. */
export const pages: readonly Page[] = records.map(createPage)
