import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { PageHeading } from '../../ui/page-heading'

/** For an id that the service doesn't know. */
export function UnknownProduct() {
  return (
    <div className="page">
      <PageHeading title="Product not found" description="No product is sold at this address.">
        <p>This product is not sold here any more, or the link to it is not complete.</p>
      </PageHeading>
      <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
    </div>
  )
}
