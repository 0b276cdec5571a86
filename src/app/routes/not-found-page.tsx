import { BestSellers } from '../../features/home/best-sellers'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/button'
import { LinkRow } from '../../ui/link-row'
import { PageHeading } from '../../ui/page-heading'

/** For a URL without a page: links to go on with, and products. */
export function NotFoundPage() {
  return (
    <div className="page">
      <meta name="robots" content="noindex" />
      <PageHeading description="Nothing stands at this address of the shop.">
        <p>
          Nothing stands at this address. It may have been mistyped, or what was here has moved on.
        </p>
      </PageHeading>
      <LinkRow>
        <ButtonLink to={paths.shop}>Browse the shop</ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          Search from the home page
        </ButtonLink>
      </LinkRow>
      <BestSellers />
    </div>
  )
}

export { NotFoundPage as Component }
