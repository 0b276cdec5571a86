import { assertNever } from '../../model/terms/assert-never'
import type { CardFieldName, CardFormState } from '../../model/terms/public-event'
import {
  type CardForm,
  contentProblemOf,
  isCardTypeSupported,
  isComplete,
  isOptional,
  problemOf,
} from './card-form'
import { emptyErrorOf, type FieldErrorKey } from './fields/card-field'

/** What the card fields report, and what the sheet does with them. */
export type CardFormChange =
  | { readonly type: 'focused'; readonly field: CardFieldName; readonly snapshot: CardFormState }
  | { readonly type: 'blurred'; readonly field: CardFieldName; readonly snapshot: CardFormState }
  /** A moment after a blur, when autofill has had its turn, and the focus has arrived where it went. */
  | { readonly type: 'left'; readonly field: CardFieldName; readonly snapshot: CardFormState }
  | { readonly type: 'filled'; readonly field: CardFieldName; readonly snapshot: CardFormState }
  | {
      readonly type: 'validity-changed'
      readonly field: CardFieldName
      readonly snapshot: CardFormState
    }
  | { readonly type: 'brand-changed'; readonly snapshot: CardFormState }
  | { readonly type: 'emptied'; readonly snapshot: CardFormState }
  | { readonly type: 'noted'; readonly snapshot: CardFormState }
  | { readonly type: 'submitted'; readonly snapshot: CardFormState }

export function changeCardForm(form: CardForm, change: CardFormChange): CardForm {
  const next = applyChange(form, change)
  return isVerdict(form, change) ? judge(next) : next
}

function applyChange(form: CardForm, change: CardFormChange): CardForm {
  const next = { ...form, snapshot: copySnapshot(change.snapshot) }
  switch (change.type) {
    case 'focused':
      return judgeEmptiness({ ...next, focused: change.field }, form.leaving)
    case 'blurred':
      return judgeBlur(leave(next, change.field), change.field)
    case 'left':
      return arrive(judgeEmptiness(next, change.field), change.field)
    case 'filled':
      return withError(next, change.field, undefined)
    case 'validity-changed':
      return isHopeful(next, change.field) ? withError(next, change.field, undefined) : next
    case 'brand-changed':
      return isCardTypeSupported(next) ? withError(next, 'number', undefined) : next
    case 'emptied':
    case 'noted':
      return next
    case 'submitted':
      return next.rules.fields.reduce<CardForm>(
        (current, field) => withError(current, field, problemOf(next, field)),
        next,
      )
    default:
      return assertNever(change)
  }
}

/**
 * The fields tell of one change in several events, each with all that came of it. Merchants hear of a complete form
 * with the one about validity, as they always have; a brand alone makes it so where validity stays as it is.
 */
function isVerdict({ judgedNumber }: CardForm, change: CardFormChange): boolean {
  if (change.type !== 'brand-changed') return VERDICTS.includes(change.type)
  const number = change.snapshot.fields.number
  return (
    number?.isValid === judgedNumber?.isValid &&
    number?.isPotentiallyValid === judgedNumber?.isPotentiallyValid
  )
}

const VERDICTS: readonly CardFormChange['type'][] = ['validity-changed', 'noted', 'submitted']

function judge(form: CardForm): CardForm {
  return { ...form, isRequestable: isComplete(form), judgedNumber: form.snapshot.fields.number }
}

function leave(form: CardForm, field: CardFieldName): CardForm {
  // The next field may have reported its focus already.
  const focused = form.focused === field ? undefined : form.focused
  return { ...form, focused, leaving: field }
}

function arrive(form: CardForm, field: CardFieldName): CardForm {
  return form.leaving === field ? { ...form, leaving: undefined } : form
}

function judgeBlur(form: CardForm, field: CardFieldName): CardForm {
  const state = form.snapshot.fields[field]
  if (!state) return form
  if (state.isEmpty) {
    const cleared = state.isPotentiallyValid ? withError(form, field, undefined) : form
    return judgeEmptiness(cleared, field)
  }
  return withError(form, field, contentProblemOf(form, field, state))
}

/** Who left an empty field for another one means to come back to none; who left the form may. */
function judgeEmptiness(form: CardForm, field: CardFieldName | undefined): CardForm {
  if (!field || !form.focused || form.focused === field) return form
  const isMissing = form.snapshot.fields[field]?.isEmpty === true && !isOptional(form, field)
  return isMissing ? withError(form, field, emptyErrorOf(field)) : form
}

function isHopeful({ snapshot }: CardForm, field: CardFieldName): boolean {
  return snapshot.fields[field]?.isPotentiallyValid === true
}

function withError(
  form: CardForm,
  field: CardFieldName,
  error: FieldErrorKey | undefined,
): CardForm {
  if (form.errors[field] === error) return form
  const { [field]: _previous, ...others } = form.errors
  return { ...form, errors: error ? { ...others, [field]: error } : others }
}

/** The component may go on changing the object that it handed over. */
function copySnapshot({ cards, fields }: CardFormState): CardFormState {
  return { cards: [...cards], fields: { ...fields } }
}
