import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { PageHeading } from '../../ui/page-heading'
import { CategoryForm } from './category/category-form'
import { KnownCategories } from './category/known-categories'
import './category/category.css'

/** `/create/category` */
export function CreateCategoryPage() {
  const session = useSession()
  // The guard above this page has already turned away whoever is not an administrator.
  if (!session) return null
  return (
    <div className="page">
      <PageHeading title="Create category" description="Add a category to the shop.">
        <p>
          <Link to={paths.adminDashboard}>Admin dashboard</Link>
        </p>
      </PageHeading>
      <div className="category-columns">
        <CategoryForm userId={session.user.userId} />
        <KnownCategories />
      </div>
    </div>
  )
}

export { CreateCategoryPage as Component }
