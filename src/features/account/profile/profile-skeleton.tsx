import './profile-skeleton.css'

/** Holds the place of the form while the profile loads. */
export function ProfileSkeleton() {
  return (
    <div className="profile-skeleton" role="status" aria-label="Loading your profile">
      <div />
      <div />
      <div />
    </div>
  )
}
