import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Credentials } from '../../../api/contract'
import type { User } from '../../../api/edge/account'
import { limits } from '../../../api/generated/limits'
import { isUnanswered } from '../../../api/mutations/condition'
import { profileQuery } from '../../../api/queries/user-queries'
import { paths } from '../../../lib/paths'
import { ChangedMeanwhile } from '../../../model/changed-meanwhile'
import { createEditing } from '../../../model/editing'
import { showNotice } from '../../../model/notice-store'
import { sessionStore } from '../../../model/session-store'
import { keepBase, openBase } from '../../../ui/form/draft/draft-base'
import { RestoredNotice } from '../../../ui/form/draft/restored-notice'
import { useDraftForm } from '../../../ui/form/draft/use-draft-form'
import { Form, FormFoot } from '../../../ui/form/form'
import { FormAlert } from '../../../ui/form/form-alert'
import { PasswordField } from '../../../ui/form/password-field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { TextField } from '../../../ui/form/text-field'
import {
  changeProfile,
  credentialsAfter,
  explainProfileRefusal,
  mergeProfile,
  type OpenField,
  profileRules,
} from './change-profile'
import { ProfileQuestion } from './profile-question'
import { type Profile, profileSchema } from './profile-schema'

const NO_PASSWORDS = { password: '', currentPassword: '' }

/** Name, email and password of the signed-in user, filled with what the service holds. */
export function ProfileForm({ user }: { user: User }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const draftKey = `profile ${user.userId}`
  const [editing] = useState(() =>
    createEditing(openBase(draftKey, user, profileRules), profileRules.rebase),
  )
  const { base, question } = useSyncExternalStore(editing.subscribe, editing.get)
  const [resolver] = useState(() => zodResolver(profileSchema(() => editing.get().base)))
  const unanswered = useRef<Credentials[]>([])
  const { form, bind, choose, submit, sending, isRestored, startOver } = useDraftForm({
    resolver,
    initial: { name: base.name, email: base.email, ...NO_PASSWORDS },
    draft: {
      key: draftKey,
      except: ['password', 'currentPassword'],
      along: () => keepBase(editing.get().base),
    },
    explain: explainProfileRefusal,
    async send(profile: Profile) {
      const present = await queryClient.fetchQuery({ ...profileQuery(user.userId), staleTime: 0 })
      const { merged, question } = mergeProfile({ base: editing.get().base, present, profile })
      if (question) {
        editing.ask(question)
        throw new ChangedMeanwhile()
      }
      try {
        sessionStore.replaceUser(await changeProfile(present, merged, unanswered.current))
      } catch (error) {
        if (isUnanswered(error)) unanswered.current.push(credentialsAfter(merged))
        throw error
      }
      showNotice({ message: describeChange(profile) })
    },
    onSent: () => navigate(paths.cart),
  })
  const values = { name: base.name, email: base.email, ...useWatch({ control: form.control }) }
  const decide = (field: OpenField, isTheirs: boolean) => {
    const isLast = editing.settle(field)
    if (isTheirs && question) choose(field, question.theirs[field])
    if (isLast) submit()
  }
  const forget = () => {
    editing.restart(user)
    startOver({ name: user.name, email: user.email, ...NO_PASSWORDS })
  }

  return (
    <Form label="Update profile" onSubmit={submit}>
      {isRestored && <RestoredNotice onStartOver={forget} />}
      <TextField field={bind('name')} label="Name" autoComplete="name" />
      <TextField field={bind('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField
        field={bind('password')}
        label="New password"
        autoComplete="new-password"
        hint={`At least ${limits.Password.minLength} characters; empty leaves it as it is.`}
      />
      <PasswordField
        field={bind('currentPassword')}
        label="Current password"
        autoComplete="current-password"
        hint="Only needed to change the email or the password."
      />
      {sending.status === 'refused' && <FormAlert severity="error">{sending.message}</FormAlert>}
      {question && (
        <ProfileQuestion base={base} question={question} mine={values} onDecide={decide} />
      )}
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
