import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { Dashboard } from '../../ui/dashboard'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { UserInfo } from '../../ui/user-info'
import './dashboard-page.css'

const DESKS = [
  { to: paths.createCategory, label: 'Create category', does: 'A new shelf for the shop.' },
  { to: paths.createProduct, label: 'Create product', does: 'A new prompt to sell.' },
  { to: paths.adminOrders, label: 'View orders', does: 'What was bought, and how far it is.' },
  { to: paths.adminProducts, label: 'Manage products', does: 'Find, change and delete prompts.' },
] as const

/** `/admin/dashboard`: the ways to everything an administrator does. */
export function DashboardPage() {
  const session = useSession()
  // The route's guard lets only administrators come here.
  if (!session) return null
  const { userId, name, email, role } = session.user
  return (
    <div className="page">
      <PageHeading description="Categories, products and orders." />
      <Dashboard
        aside={
          <UserInfo name={name} email={email} role={role}>
            <p>
              <Link to={paths.profile(userId)}>Update profile</Link>
            </p>
          </UserInfo>
        }
      >
        <nav aria-label="Administration">
          <ul className="desks">
            {DESKS.map(({ to, label, does }) => (
              <li key={to} className="desk">
                <Link to={to}>{label}</Link>
                <p>{does}</p>
              </li>
            ))}
          </ul>
        </nav>
      </Dashboard>
    </div>
  )
}

export { DashboardPage as Component }
