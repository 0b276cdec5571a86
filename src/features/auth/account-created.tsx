import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths'
import { FormAlert } from '../../ui/form/form-alert'

/** Takes the place of the form that was sent, and its focus. */
export function AccountCreated({ name }: { name: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <FormAlert severity="success">
      Welcome, {name}: your account is created.{' '}
      <Link ref={link} to={paths.signIn}>
        Sign in
      </Link>{' '}
      to start buying.
    </FormAlert>
  )
}
