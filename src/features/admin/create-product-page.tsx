import { Link } from 'react-router-dom'
import { createProduct } from '../../api/mutations/catalog-mutations'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
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
        label="Create product"
        submitLabel="Create product"
        initial={emptyProduct}
        draftKey={`new product ${userId}`}
        send={(product) => createProduct(userId, product)}
        onTaken={(form) => form.startOver()}
        describeTaken={({ message, data, name }) => (
          <>
            {message}: {data ? <Link to={paths.product(data.productId)}>{data.name}</Link> : name}
          </>
        )}
      />
    </div>
  )
}

export { CreateProductPage as Component }
