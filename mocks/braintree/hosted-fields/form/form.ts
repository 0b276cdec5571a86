import { candidateTypes } from './card-type'
import type { FieldKey } from './field-keys'
import { describeChanges, type FormChange } from './form-changes'
import type { FormRules } from './form-rules'
import { evaluateForm, type FormState, type FormValues } from './form-state'
import { displayExpiration } from './format-expiration'
import { cleanValue, groupNumber } from './format-value'

/** What has been entered so far, and what came of the latest change. */
export interface Form {
  readonly rules: FormRules
  readonly values: FormValues
  readonly focused: FieldKey | null
  readonly state: FormState
}

export interface FormStep {
  readonly form: Form
  readonly changes: readonly FormChange[]
  /** The bin when this step has made another one known. */
  readonly newBin: string | null
}

export function createForm(rules: FormRules): Form {
  return { rules, values: {}, focused: null, state: evaluateForm({}, null, rules) }
}

/** Enters text into a field, replacing what it held. */
export function enterText(form: Form, key: FieldKey, text: string): FormStep {
  const { rules, values, focused } = form
  const candidatesOf = (digits: string) =>
    candidateTypes(key === 'number' ? digits : (values.number ?? ''), rules.supportsType)
  const previous = values[key] ?? ''
  const value = cleanValue(key, text, previous, candidatesOf, rules)
  const changed = { ...values, [key]: value }
  const state = evaluateForm(changed, focused, rules)
  return {
    form: { rules, values: changed, focused, state },
    changes: describeChanges(form.state, state, key),
    newBin: state.bin === form.state.bin ? null : state.bin,
  }
}

/** Moves the focus into a field, or out of it. */
export function moveFocus(form: Form, key: FieldKey, isInside: boolean): FormStep {
  const { rules, values } = form
  const focused = isInside ? key : form.focused === key ? null : form.focused
  const state = evaluateForm(values, focused, rules)
  const event = isInside ? 'focus' : 'blur'
  return {
    form: { rules, values, focused, state },
    changes: [{ event, emittedBy: key, state }],
    newBin: null,
  }
}

/** A field's value as it reads on the screen. */
export function displayOf(form: Form, key: FieldKey, isFormatted: boolean): string {
  const value = form.values[key] ?? ''
  if (!isFormatted) return value
  if (key === 'expirationDate') return displayExpiration(value)
  return key === 'number' ? groupNumber(value, form.state.candidates) : value
}
