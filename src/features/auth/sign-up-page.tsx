import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { PageHeading } from '../../ui/page-heading'
import { AuthCard } from './auth-card'
import { SignUpForm } from './sign-up-form'

/** `/signup`: for those who have no account yet. */
export function SignUpPage() {
  return (
    <AuthCard>
      <PageHeading
        title="Create an account"
        description="Create an account at Prompt Bazaar to buy prompts and keep track of them."
      >
        <p>
          Have one already? <Link to={paths.signIn}>Sign in</Link>
        </p>
      </PageHeading>
      <SignUpForm />
    </AuthCard>
  )
}

export { SignUpPage as Component }
