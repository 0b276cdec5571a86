import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ApiError } from '../../api/api-error'
import type { SignUp } from '../../api/contract'
import { explainRefusal } from '../../api/explain-refusal'
import { limits } from '../../api/generated/limits'
import { signUp } from '../../api/mutations/account-mutations'
import { paths } from '../../lib/paths'
import { writeDraft } from '../../ui/form/draft/draft-store'
import { useDraftForm } from '../../ui/form/draft/use-draft-form'
import { Form, FormFoot } from '../../ui/form/form'
import { FormAlert } from '../../ui/form/form-alert'
import { PasswordField } from '../../ui/form/password-field'
import { SubmitButton } from '../../ui/form/submit-button'
import { TextField } from '../../ui/form/text-field'
import { Link } from '../../ui/link'
import { SIGN_IN_DRAFT, SIGN_UP_DRAFT, signUpSchema } from './auth-schemas'

const resolver = zodResolver(signUpSchema)

const CONFLICT = 409

/** Asks for name, email and password. The service alone judges them, and its answer shows. */
export function SignUpForm() {
  const [isTaken, setTaken] = useState(false)
  const { bind, submit, sending } = useDraftForm({
    resolver,
    initial: { name: '', email: '', password: '' },
    draft: { key: SIGN_UP_DRAFT, except: ['password'] },
    explain(error) {
      setTaken(error instanceof ApiError && error.status === CONFLICT)
      return explainRefusal(error)
    },
    async send(account: SignUp) {
      // The sign-in form is filled with the address that was typed here, also when it has an account already.
      writeDraft(SIGN_IN_DRAFT, { email: account.email })
      await signUp(account)
      return account.name
    },
  })
  if (sending.status === 'sent') return <AccountCreated name={sending.result} />

  return (
    <Form label="Create an account" onSubmit={submit}>
      <TextField field={bind('name')} label="Name" autoComplete="name" />
      <TextField field={bind('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        field={bind('password')}
        label="Password"
        autoComplete="new-password"
        hint={`At least ${limits.Password.minLength} characters.`}
      />
      {sending.status === 'refused' && (
        <FormAlert severity="error">
          <span>{sending.message}</span>
          {isTaken && <OwnAccount />}
        </FormAlert>
      )}
      <FormFoot>
        <SubmitButton isBusy={sending.status === 'busy'}>Create account</SubmitButton>
      </FormFoot>
    </Form>
  )
}

/** For who had an account already, or made it a moment ago and lost the answer. */
function OwnAccount() {
  const { search } = useLocation()
  return (
    <>
      {' '}
      <span>Is it yours?</span> <Link to={`${paths.signIn}${search}`}>Sign in</Link>
    </>
  )
}

/** Takes the place of the form that was sent, and its focus. */
function AccountCreated({ name }: { name: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  const { search } = useLocation()
  useEffect(() => link.current?.focus(), [])
  return (
    <FormAlert severity="success">
      Welcome, {name}: your account is created.{' '}
      <Link ref={link} to={`${paths.signIn}${search}`}>
        Sign in
      </Link>{' '}
      to start buying.
    </FormAlert>
  )
}
