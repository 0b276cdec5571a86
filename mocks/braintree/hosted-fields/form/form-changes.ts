import type { FieldKey } from './field-keys'
import type { FieldState, FormState } from './form-state'

export type FieldEventName =
  | 'focus'
  | 'blur'
  | 'empty'
  | 'notEmpty'
  | 'cardTypeChange'
  | 'validityChange'
  | 'inputSubmitRequest'

/** What merchants see of the form at one moment. */
export type ToldState = Pick<FormState, 'cards' | 'fields'>

export interface FormChange {
  readonly event: FieldEventName
  readonly emittedBy: FieldKey
  /** The form as it is when the event is sent, which the later ones of the same change go on from. */
  readonly state: ToldState
}

/**
 * The events, in order, that tell merchants what a change to one field has changed. The real fields set one property
 * after the other and tell about each at once, so an event knows nothing of what comes after it: that a number is no
 * longer empty is told with the brand and the validity of the number before.
 */
export function describeChanges(
  before: FormState,
  after: FormState,
  changed: FieldKey,
): readonly FormChange[] {
  const changes: FormChange[] = []
  let state: ToldState = { cards: before.cards, fields: before.fields }

  function take(key: FieldKey, property: keyof FieldState): void {
    const [old, now] = [state.fields[key], after.fields[key]]
    if (!old || !now || old[property] === now[property]) return
    const field = { ...old, [property]: now[property] }
    state = { ...state, fields: { ...state.fields, [key]: field } }
    changes.push({ event: eventOf(property, field), emittedBy: key, state })
  }

  take(changed, 'isEmpty')
  take(changed, 'isValid')
  take(changed, 'isPotentiallyValid')
  if (changed !== 'number' || hasSameCards(before, after)) return changes
  state = { ...state, cards: after.cards }
  // Another brand may ask for another length of the security code.
  take('cvv', 'isValid')
  take('cvv', 'isPotentiallyValid')
  changes.push({ event: 'cardTypeChange', emittedBy: 'number', state })
  return changes
}

function eventOf(property: keyof FieldState, { isEmpty, isFocused }: FieldState): FieldEventName {
  switch (property) {
    case 'isEmpty':
      return isEmpty ? 'empty' : 'notEmpty'
    case 'isFocused':
      return isFocused ? 'focus' : 'blur'
    default:
      return 'validityChange'
  }
}

function hasSameCards(before: FormState, after: FormState): boolean {
  const types = (state: FormState) => state.cards.map((card) => card.type).join()
  return types(before) === types(after)
}
