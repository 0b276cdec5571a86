import { zodResolver } from '@hookform/resolvers/zod'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Credentials } from '../../api/contract'
import { explainRefusal } from '../../api/explain-refusal'
import { signIn } from '../../api/mutations/account-mutations'
import { paths, readReturnTo } from '../../lib/paths'
import { sessionStore } from '../../model/session-store'
import { useDraftForm } from '../../ui/form/draft/use-draft-form'
import { Form, FormFoot } from '../../ui/form/form'
import { FormAlert } from '../../ui/form/form-alert'
import { PasswordField } from '../../ui/form/password-field'
import { SubmitButton } from '../../ui/form/submit-button'
import { TextField } from '../../ui/form/text-field'
import { Link } from '../../ui/link'
import { SIGN_IN_DRAFT, signInSchema } from './auth-schemas'
import { landingPath } from './landing-path'
import { signInAsWritten } from './sign-in-as-written'

const resolver = zodResolver(signInSchema)

/** Asks for email and password, keeps the session and leads on. */
export function SignInForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const { bind, submit, sending } = useDraftForm({
    resolver,
    initial: { email: '', password: '' },
    draft: { key: SIGN_IN_DRAFT, except: ['password'] },
    explain: (error) => explainRefusal(error, true),
    async send(credentials: Credentials) {
      const session = await signInAsWritten(credentials, signIn)
      sessionStore.signIn(session)
      return session
    },
    onSent: (session) => navigate(landingPath(session, readReturnTo(search)), { replace: true }),
  })

  return (
    <Form label="Sign in" onSubmit={submit}>
      <TextField field={bind('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField field={bind('password')} label="Password" autoComplete="current-password" />
      {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
      <FormFoot>
        <SubmitButton isBusy={sending.status === 'busy'}>Sign in</SubmitButton>
        <Link to={paths.forgotPassword}>Forgot Password</Link>
      </FormFoot>
    </Form>
  )
}
