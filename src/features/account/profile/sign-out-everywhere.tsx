import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { z } from 'zod/mini'
import { ApiError } from '../../../api/api-error'
import type { User } from '../../../api/edge/account'
import { updateProfile } from '../../../api/mutations/account-mutations'
import { profileQuery } from '../../../api/queries/user-queries'
import { sessionStore } from '../../../model/session-store'
import { useDraftForm } from '../../../ui/form/draft/use-draft-form'
import { FieldRefusal } from '../../../ui/form/field-refusal'
import { Form, FormFoot } from '../../../ui/form/form'
import { FormAlert } from '../../../ui/form/form-alert'
import { PasswordField } from '../../../ui/form/password-field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { explainProfileRefusal } from './change-profile'
import { reauthenticate } from './reauthenticate'
import './sign-out-everywhere.css'

const resolver = zodResolver(
  z.object({ yourPassword: z.string().check(z.minLength(1, 'Enter your password')) }),
)

/** Ends every session of the account but this one, such as that of a lost phone. */
export function SignOutEverywhere({ user }: { user: User }) {
  const headingId = useId()
  const queryClient = useQueryClient()
  const { form, bind, submit, sending } = useDraftForm({
    resolver,
    initial: { yourPassword: '' },
    draft: { key: `sessions ${user.userId}`, except: ['yourPassword'] },
    explain: explainOpenSessions,
    async send({ yourPassword }: { yourPassword: string }) {
      // Another device may have changed the email, by which one signs in.
      const present = await queryClient.fetchQuery({ ...profileQuery(user.userId), staleTime: 0 })
      sessionStore.replaceUser(await endOtherSessions(present, yourPassword))
      form.reset()
    },
  })

  return (
    <section className="sign-out-everywhere" aria-labelledby={headingId}>
      <h2 id={headingId}>Signed in elsewhere?</h2>
      <p>
        This ends your sessions on all other devices and browsers, and any copy that somebody may
        have of one. Here you stay signed in.
      </p>
      <Form label="Sign out everywhere else" onSubmit={submit}>
        {/* Tells password managers whose password is asked for. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          field={bind('yourPassword')}
          label="Your password"
          autoComplete="current-password"
        />
        {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
        {sending.status === 'sent' && (
          <FormAlert severity="success">You are signed out everywhere else.</FormAlert>
        )}
        <FormFoot>
          <SubmitButton isBusy={sending.status === 'busy'}>Sign out everywhere else</SubmitButton>
        </FormFoot>
      </Form>
    </section>
  )
}

function explainOpenSessions(error: unknown): string {
  const message = explainProfileRefusal(error)
  if (!(error instanceof ApiError)) return message
  // It may be asked for as often as one likes, so there is nothing to look up first.
  if (error.kind === 'timeout' || error.kind === 'malformed') {
    return 'The shop gave no answer, so your other sessions may still be open. Please try again.'
  }
  // The same password sent again counts as a new one, which a service may refuse.
  if (error.status === 400) {
    return `${message} Set a new password above: that signs you out everywhere else, too.`
  }
  return message
}

/**
 * Ends every session of the account but a new one, with which the page goes on: the contract ends the others when a
 * password is set, and the password that is set here is the one that the account has.
 *
 * @throws FieldRefusal when it is not the account's password
 */
async function endOtherSessions(user: User, yourPassword: string): Promise<User> {
  const credentials = { email: user.email, password: yourPassword }
  const session = await reauthenticate(user.userId, [credentials])
  if (!session) throw new FieldRefusal('yourPassword', 'This is not your password.')
  // What the service holds now, not what the form beside it holds: nothing but the sessions changes.
  const { name, email } = session.user
  return updateProfile(user.userId, { name, email, password: yourPassword })
}
