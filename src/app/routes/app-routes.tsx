import { Route, Routes } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { RequireAdmin, RequireUser } from '../session/guards'
import { pages } from './pages'

/** Which page stands at which address, and who may see it. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} Component={pages.home.Page} />
      <Route path={paths.shop} Component={pages.shop.Page} />
      <Route path="/product/:productId" Component={pages.product.Page} />
      <Route path={paths.cart} Component={pages.cart.Page} />
      <Route path={paths.signIn} Component={pages.signIn.Page} />
      <Route path={paths.signUp} Component={pages.signUp.Page} />
      <Route path={paths.forgotPassword} Component={pages.forgotPassword.Page} />
      <Route Component={RequireUser}>
        <Route path={paths.userDashboard} Component={pages.userDashboard.Page} />
        <Route path="/profile/:userId" Component={pages.profile.Page} />
      </Route>
      <Route Component={RequireAdmin}>
        <Route path={paths.adminDashboard} Component={pages.adminDashboard.Page} />
        <Route path={paths.createCategory} Component={pages.createCategory.Page} />
        <Route path={paths.createProduct} Component={pages.createProduct.Page} />
        <Route path={paths.adminOrders} Component={pages.adminOrders.Page} />
        <Route path={paths.adminProducts} Component={pages.adminProducts.Page} />
        <Route path="/admin/product/update/:productId" Component={pages.updateProduct.Page} />
      </Route>
      <Route path="*" Component={pages.notFound.Page} />
    </Routes>
  )
}
