import { useLocation } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { CardPage } from '../../ui/card-page'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SignUpForm } from './sign-up-form'

/** `/signup`: for those who have no account yet. */
export function SignUpPage() {
  const { search } = useLocation()
  return (
    <CardPage>
      <PageHeading description="Create an account at Prompt Bazaar to buy prompts and keep track of them.">
        <p>
          Have one already? <Link to={`${paths.signIn}${search}`}>Sign in</Link>
        </p>
      </PageHeading>
      <SignUpForm />
    </CardPage>
  )
}

export { SignUpPage as Component }
