import { createProduct } from '../../api/mutations/catalog-mutations'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { FormAlert } from '../../ui/form/form-alert'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { ProductForm } from './product/product-form'
import { emptyProduct } from './product/product-values'

/** `/create/product` */
export function CreateProductPage() {
  const session = useSession()
  // The route's guard lets only administrators come here.
  if (!session) return null
  const userId = session.user.userId
  return (
    <div className="page">
      <PageHeading description="Add a prompt to the shop.">
        <p>
          <Link to={paths.adminDashboard}>Admin dashboard</Link>
        </p>
      </PageHeading>
      <ProductForm
        key={userId}
        label="Create product"
        submitLabel="Create product"
        initial={emptyProduct}
        draft={{ key: `new product ${userId}` }}
        isForMany
        send={(product) => createProduct(userId, product)}
        outcome={({ message, data, name }) => (
          <FormAlert severity="success">
            {message} {data ? <Link to={paths.product(data.productId)}>{data.name}</Link> : name}
          </FormAlert>
        )}
      />
    </div>
  )
}

export { CreateProductPage as Component }
