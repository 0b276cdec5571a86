import { type CardRules, type CardType, candidateTypes, toCardType } from './card-type'
import type { FieldKey } from './field-keys'
import type { FormRules } from './form-rules'
import { validateField } from './validate-field'

export type FormValues = Readonly<Partial<Record<FieldKey, string>>>

export interface FieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isPotentiallyValid: boolean
  readonly isFocused: boolean
}

/** The state that the values lead to. */
export interface FormState {
  readonly candidates: readonly CardRules[]
  readonly cards: readonly CardType[]
  readonly fields: Readonly<Partial<Record<FieldKey, FieldState>>>
  /** The number's first digits once there are enough of them. */
  readonly bin: string | null
}

/** Validates the values. The number consists of digits only, other fields are as typed. */
export function evaluateForm(
  values: FormValues,
  focused: FieldKey | null,
  rules: FormRules,
): FormState {
  const number = values.number ?? ''
  const candidates = candidateTypes(number, rules.supportsType)
  const fields = rules.keys.map((key) => {
    const value = values[key] ?? ''
    const verdict = validateField(key, value, candidates, rules)
    return [key, { isEmpty: value === '', ...verdict, isFocused: focused === key }] as const
  })
  return {
    candidates,
    cards: candidates.map(toCardType),
    fields: Object.fromEntries(fields),
    bin: number.length >= rules.binLength ? number.slice(0, rules.binLength) : null,
  }
}
