import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import FormHelperText from '@mui/material/FormHelperText'
import { useLocation } from 'react-router-dom'
import { paths, readReturnTo } from '../../lib/paths'
import { isAdmin } from '../../model/session'
import { useSession } from '../../model/use-session'
import { CardPage } from '../../ui/card-page'
import { FormAlert } from '../../ui/form/form-alert'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { isAdminPath, landingPath } from './landing-path'
import { SignInForm } from './sign-in-form'

/** `/signin`: for those who have an account. */
export function SignInPage() {
  // The way back goes along.
  const { search } = useLocation()
  return (
    <CardPage>
      <PageHeading description="Sign in to Prompt Bazaar to buy prompts.">
        <p>
          New here? <Link to={`${paths.signUp}${search}`}>Create an account</Link>
        </p>
      </PageHeading>
      <SignInReason />
      <SignInForm />
      <Divider sx={{ my: 3 }}>or</Divider>
      <GoogleButton />
    </CardPage>
  )
}

export { SignInPage as Component }

const HINT_ID = 'google-hint'

/** Stands for a way to sign in that the service does not have, and says so. */
function GoogleButton() {
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-disabled="true"
        aria-describedby={HINT_ID}
        sx={{ color: 'text.disabled', cursor: 'not-allowed' }}
      >
        Sign In with Google
      </Button>
      <FormHelperText id={HINT_ID} sx={{ textAlign: 'center' }}>
        Not available yet. Use your email and password.
      </FormHelperText>
    </>
  )
}

/** Why the visitor was sent here from another page, or that they are signed in already. */
function SignInReason() {
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
    // Signed in by another tab, perhaps: nothing was sent from here that would lead on.
    return (
      <FormAlert severity="info">
        You are signed in as {session.user.email}.{' '}
        <Link to={landingPath(session, returnTo)}>Go on</Link>
      </FormAlert>
    )
  }
  return returnTo ? (
    <FormAlert severity="info">Sign in to go on; you come back to where you were.</FormAlert>
  ) : null
}
