import { useQuery } from '@tanstack/react-query'
import { categoriesQuery } from '../../api/queries/category-queries'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { CategoryForm } from './category-form'
import './category.css'

/** `/create/category` */
export function CreateCategoryPage() {
  const session = useSession()
  // The route's guard lets only administrators come here.
  if (!session) return null
  return (
    <div className="page">
      <PageHeading description="Add a category to the shop.">
        <p>
          <Link to={paths.adminDashboard}>Admin dashboard</Link>
        </p>
      </PageHeading>
      <div className="category-columns">
        <CategoryForm key={session.user.userId} userId={session.user.userId} />
        <KnownCategories />
      </div>
    </div>
  )
}

export { CreateCategoryPage as Component }

/** The names that are taken, so that one need not guess. */
function KnownCategories() {
  const { data = [] } = useQuery(categoriesQuery())
  if (data.length === 0) return null
  return (
    <section aria-labelledby="known-categories">
      <h2 id="known-categories" className="category-known-heading">
        In the shop already
      </h2>
      <ul className="category-known">
        {data.map(({ categoryId, name }) => (
          <li key={categoryId}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
