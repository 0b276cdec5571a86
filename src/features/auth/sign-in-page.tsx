import Divider from '@mui/material/Divider'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { CardPage } from '../../ui/card-page'
import { PageHeading } from '../../ui/page-heading'
import { GoogleButton } from './google-button'
import { SignInForm } from './sign-in-form'
import { SignInReason } from './sign-in-reason'

/** `/signin`: for those who have an account. */
export function SignInPage() {
  return (
    <CardPage>
      <PageHeading title="Sign in" description="Sign in to Prompt Bazaar to buy prompts.">
        <p>
          New here? <Link to={paths.signUp}>Create an account</Link>
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
