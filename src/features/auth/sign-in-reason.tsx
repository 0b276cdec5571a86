import { useLocation } from 'react-router-dom'
import { readReturnTo } from '../../lib/paths'
import { isAdmin } from '../../model/session'
import { useSession } from '../../model/use-session'
import { FormAlert } from '../../ui/form/form-alert'
import { isAdminPath } from './landing-path'

/** Why somebody stands here who wanted to go elsewhere, or who has signed in already. */
export function SignInReason() {
  const session = useSession()
  const returnTo = readReturnTo(useLocation().search)
  if (returnTo && isAdminPath(returnTo) && session && !isAdmin(session)) {
    return (
      <FormAlert severity="info">
        That page is for administrators, and {session.user.email} is not one. Sign in as an
        administrator to see it.
      </FormAlert>
    )
  }
  if (session) {
    return <FormAlert severity="info">You are signed in as {session.user.email}.</FormAlert>
  }
  return returnTo ? (
    <FormAlert severity="info">Sign in to go on; you come back to where you were.</FormAlert>
  ) : null
}
