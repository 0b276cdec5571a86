import { paths } from '../../lib/paths'
import { useSession } from '../../model/use-session'
import { ButtonLink } from '../../ui/button'
import { Dashboard } from '../../ui/dashboard'
import { LinkRow } from '../../ui/link-row'
import { PageHeading } from '../../ui/page-heading'
import { UserInfo } from '../../ui/user-info'
import { PurchaseHistory } from './history/purchase-history'

/** `/user/dashboard`: who one is, where one may go, what one has bought. */
export function DashboardPage() {
  const session = useSession()
  // The route's guard lets only signed-in users come here.
  if (!session) return null
  const { user } = session
  return (
    <div className="page">
      <PageHeading description="Your account and your purchases." />
      <Dashboard
        aside={
          <UserInfo name={user.name} email={user.email} role={user.role}>
            <LinkRow>
              <ButtonLink to={paths.cart}>My cart</ButtonLink>
              <ButtonLink look="quiet" to={paths.profile(user.userId)}>
                Update profile
              </ButtonLink>
            </LinkRow>
          </UserInfo>
        }
      >
        <PurchaseHistory userId={user.userId} />
      </Dashboard>
    </div>
  )
}

export { DashboardPage as Component }
