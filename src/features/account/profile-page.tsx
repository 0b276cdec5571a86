import { useQuery } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { profileQuery } from '../../api/queries/user-queries'
import { useSession } from '../../model/use-session'
import { CardPage } from '../../ui/card-page'
import { PageHeading } from '../../ui/page-heading'
import { useLoggedError } from '../../ui/use-logged-error'
import { ProfileForm } from './profile/profile-form'
import { ProfileUnavailable } from './profile/profile-unavailable'
import { SignOutEverywhere } from './profile/sign-out-everywhere'
import './profile/profile-skeleton.css'

/** `/profile/{userId}`: changes name, email and password. */
export function ProfilePage({ params: { userId = '' } }: { params: Params }) {
  // Whoever signs in in another tab starts anew here: what was read for somebody else goes from the page too.
  return <Profile key={useSession()?.user.userId} userId={userId} />
}

function Profile({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery({
    ...profileQuery(userId),
    // Never read again while the form is edited.
    staleTime: Number.POSITIVE_INFINITY,
  })
  useLoggedError(error, 'The profile could not be loaded.')
  return (
    <CardPage>
      <PageHeading description="Change your name, email or password.">
        <p>What you leave as it is stays as it is.</p>
      </PageHeading>
      {data ? <ProfileForm key={userId} user={data} /> : null}
      {data ? <SignOutEverywhere key={`sessions ${userId}`} user={data} /> : null}
      {!data && error ? (
        <ProfileUnavailable userId={userId} error={error} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <ProfileSkeleton /> : null}
    </CardPage>
  )
}

export { ProfilePage as Component }

/** Holds the place of the form while the profile loads. */
function ProfileSkeleton() {
  return (
    <div className="profile-skeleton" role="status" aria-label="Loading your profile">
      <div />
      <div />
      <div />
    </div>
  )
}
