import { zodResolver } from '@hookform/resolvers/zod'
import { useNavigate } from 'react-router-dom'
import type { ProfileUpdate, User } from '../../../api/contract'
import { explainRefusal } from '../../../api/explain-refusal'
import { limits } from '../../../api/generated/limits'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import { userShape } from '../../../api/shapes/user-shape'
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
import { profileSchema } from './profile-schema'

const resolver = zodResolver(profileSchema)

/** Name, e-mail and password of the signed-in user, filled with what the service holds. */
export function ProfileForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const userId = user._id
  const { bind, submit, sending, isRestored, startOver } = useDraftForm({
    resolver,
    initial: { name: user.name, email: user.email, password: '' },
    draft: { key: `profile ${userId}`, except: ['password'] },
    explain: explainRefusal,
    async send(profile: ProfileUpdate) {
      const path = { userId }
      const updated = await read(
        api.PUT('/user/profile/{userId}', { params: { path }, body: profile }),
        userShape,
      )
      sessionStore.replaceUser(updated)
      showNotice({ message: 'Your profile is up to date.' })
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
      {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
      <FormFoot>
        <SubmitButton isBusy={sending.status === 'busy'}>Save</SubmitButton>
      </FormFoot>
    </Form>
  )
}
