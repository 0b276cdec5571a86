import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '../../../api/contract'
import type { User } from '../../../api/edge/account'
import { limits } from '../../../api/generated/limits'
import { paths } from '../../../lib/paths'
import { showNotice } from '../../../model/notice-store'
import { sessionStore } from '../../../model/session-store'
import { Form, FormFoot } from '../../../ui/form/form'
import { FormAlert } from '../../../ui/form/form-alert'
import { PasswordField } from '../../../ui/form/password-field'
import { RestoredNotice } from '../../../ui/form/restored-notice'
import { SubmitButton } from '../../../ui/form/submit-button'
import { TextField } from '../../../ui/form/text-field'
import { useDraftForm } from '../../../ui/form/use-draft-form'
import {
  changeProfile,
  credentialsAfter,
  explainProfileRefusal,
  isUnanswered,
} from './change-profile'
import { type Profile, profileSchema } from './profile-schema'

/** Name, e-mail and password of the signed-in user, filled with what the service holds. */
export function ProfileForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const [resolver] = useState(() => zodResolver(profileSchema(user)))
  const unanswered = useRef<Credentials[]>([])
  const { bind, submit, sending, isRestored, startOver } = useDraftForm({
    resolver,
    initial: { name: user.name, email: user.email, password: '', currentPassword: '' },
    draft: { key: `profile ${user.userId}`, except: ['password', 'currentPassword'] },
    explain: explainProfileRefusal,
    async send(profile: Profile) {
      try {
        const updated = await changeProfile(user, profile, unanswered.current)
        sessionStore.replaceUser(updated)
      } catch (error) {
        if (isUnanswered(error)) unanswered.current.push(credentialsAfter(profile))
        throw error
      }
      showNotice({ message: describeChange(profile) })
      navigate(paths.cart)
    },
  })

  return (
    <Form label="Update profile" onSubmit={submit}>
      {isRestored && <RestoredNotice onStartOver={startOver} />}
      <TextField field={bind('name')} label="Name" autoComplete="name" />
      <TextField field={bind('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        field={bind('password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${limits.Password.minLength} characters; leave empty to keep the present one.`}
      />
      <PasswordField
        field={bind('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        hint="Only needed to change the email or the password."
      />
      {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
      <FormFoot>
        <SubmitButton isBusy={sending.status === 'busy'}>Save</SubmitButton>
      </FormFoot>
    </Form>
  )
}

function describeChange({ password }: Profile): string {
  const change = 'Your profile is up to date.'
  return password ? `${change} You are signed out everywhere else.` : change
}
