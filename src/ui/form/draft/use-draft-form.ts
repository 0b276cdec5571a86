import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { FieldBinding } from '../field-binding'
import { findRefusedField } from '../field-refusal'
import { nameFiles, pickDraft, pickLost } from './draft-fields'
import { type Draft, dropDraft, readDraft, writeDraft } from './draft-store'

/** How the last attempt to send went. */
export type Sending<Result> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'refused'; message: string }
  | { status: 'sent'; result: Result }

export interface DraftFormOptions<Values extends FieldValues, Shaped, Result> {
  /** Checks and shapes the values, as a rule `zodResolver(schema)`. */
  resolver: Resolver<Values, unknown, Shaped>
  /** What the fields hold when nothing was typed. */
  initial: Values
  /** What was typed is kept in this tab under `key`, through errors, detours and reloads. */
  draft: {
    key: string
    except?: readonly (keyof Values & string)[]
    /** What an earlier tab has left, for a tab that has no draft of its own. */
    left?: Draft | undefined
    /** What is kept beside what was typed, under names that no field has. */
    along?(): Draft
  }
  send(shaped: Shaped): Promise<Result>
  /** Leads on once it is sent, unless the visitor has left the page meanwhile. */
  onSent?(result: Result): void
  /** Set for a form that is emptied for the next one once it is sent; what was typed meanwhile stays. */
  isForMany?: true
  /** Says in a sentence for people why `send` failed. */
  explain(error: unknown): string
}

export interface DraftForm<Values extends FieldValues, Shaped, Result> {
  form: UseFormReturn<Values, unknown, Shaped>
  sending: Sending<Result>
  /** True while the fields hold a draft of an earlier visit. */
  isRestored: boolean
  /** The name of a file that was chosen on that visit, and has to be chosen again. */
  lostFile: string | undefined
  bind(name: FieldPath<Values>): FieldBinding
  /** Sets a field that has no native text control, such as a chosen file. */
  choose<Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>): void
  /** Sends the form: when the visitor does, or by itself. */
  submit(event?: FormEvent): void
  /** Writes the draft anew, because what is kept along has changed. */
  keep(): void
  /** Empties the form to its initial values, or to others, and forgets the draft. */
  startOver(to?: Values): void
}

/**
 * A form that loses nothing: fields are validated on blur and on submit, an error goes as soon as it is corrected, a
 * double click submits once, and the draft survives failures and reloads.
 */
export function useDraftForm<Values extends FieldValues, Shaped, Result>(
  options: DraftFormOptions<Values, Shaped, Result>,
): DraftForm<Values, Shaped, Result> {
  const { draft, initial } = options
  const [restored] = useState(() =>
    pickDraft({ ...draft.left, ...readDraft(draft.key) }, initial, draft.except),
  )
  const [lost, setLost] = useState(() => pickLost(readDraft(draft.key)))
  const [lostFile] = Object.values(lost)
  const [isRestored, setRestored] = useState(
    lostFile !== undefined || Object.keys(restored).length > 0,
  )
  const [sending, setSending] = useState<Sending<Result>>({ status: 'idle' })
  const [lastSent, setLastSent] = useState<Values>()
  const isBusy = useRef(false)
  const [values] = useState<Values>({ ...initial, ...restored })
  const form = useForm<Values, unknown, Shaped>({
    values,
    resolver: options.resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const keep = (values: Values, files = lost) => {
    const kept = { ...files, ...nameFiles(pickDraft(values, initial, draft.except)) }
    const isEmpty = Object.keys(kept).length === 0
    writeDraft(draft.key, isEmpty ? kept : { ...draft.along?.(), ...kept })
  }
  useChanges(form, keep)

  const forgetRestored = () => {
    setRestored(false)
    setLost({})
  }
  const startOver = (to = initial) => {
    form.reset(to)
    dropDraft(draft.key)
    forgetRestored()
  }
  const nextAfter = (sent: Values): Values => {
    const typed = Object.entries(form.getValues()).filter(([name, value]) => value !== sent[name])
    return { ...initial, ...Object.fromEntries(typed) }
  }
  // Once the form shows with what was sent as its initial values, where it adopts them.
  const keepNext = useEffectEvent((sent: Values) => keep(nextAfter(sent)))
  useEffect(() => {
    if (lastSent) keepNext(lastSent)
  }, [lastSent])

  const sendOnce = async (shaped: Shaped) => {
    setSending({ status: 'busy' })
    const { pathname } = window.location
    const sent = { ...form.getValues() }
    try {
      const result = await options.send(shaped)
      const next = options.isForMany ? nextAfter(sent) : initial
      if (options.isForMany) form.reset(next)
      forgetRestored()
      keep(next, {})
      setSending({ status: 'sent', result })
      setLastSent(sent)
      if (window.location.pathname === pathname) options.onSent?.(result)
    } catch (error) {
      const message = options.explain(error)
      setSending({ status: 'refused', message })
      showAtField(form, findRefusedField(error, message, Object.keys(initial)))
    }
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    void form
      .handleSubmit(sendOnce)()
      .finally(() => {
        isBusy.current = false
      })
  }

  return {
    form,
    sending,
    isRestored,
    lostFile,
    bind: (name) => bindField(form, name),
    choose(name, value) {
      form.setValue(name, value, { shouldDirty: true })
      form.clearErrors(name)
      const files = isFile(value) ? {} : lost
      setLost(files)
      keep(form.getValues(), files)
    },
    submit,
    keep: () => keep(form.getValues()),
    startOver,
  }
}

function isFile(value: unknown): boolean {
  return value instanceof File
}

/** The message stays until the field changes or the form is sent again; the form's alert announces it at once. */
function showAtField<Values extends FieldValues, Shaped>(
  { setError, getValues }: UseFormReturn<Values, unknown, Shaped>,
  refused: { field: string; message: string } | undefined,
): void {
  const isField = (name: string): name is FieldPath<Values> => name in getValues()
  if (refused && isField(refused.field)) setError(refused.field, { message: refused.message })
}

/** Calls back with the values at each change by the visitor. */
function useChanges<Values extends FieldValues, Shaped>(
  form: UseFormReturn<Values, unknown, Shaped>,
  onChange: (values: Values) => void,
): void {
  const report = useEffectEvent(onChange)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type === 'change') report(values)
        },
      }),
    [form],
  )
}

function bindField<Values extends FieldValues, Shaped>(
  form: UseFormReturn<Values, unknown, Shaped>,
  name: FieldPath<Values>,
): FieldBinding {
  const { onChange, onBlur, ref } = form.register(name)
  const { error, isDirty } = form.getFieldState(name, form.formState)
  return {
    name,
    ref,
    error: error?.message,
    onChange: (event) => {
      void onChange(event).then(() => (error ? form.trigger(name) : undefined))
    },
    onBlur: (event) => {
      void onBlur(event)
      // An untouched field is not validated before the form is sent.
      if (isDirty) void form.trigger(name)
    },
  }
}
