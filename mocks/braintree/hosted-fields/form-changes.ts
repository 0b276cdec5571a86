import type { FieldKey } from './field-keys'
import type { FormState } from './form-state'

export type FieldEventName =
  | 'focus'
  | 'blur'
  | 'empty'
  | 'notEmpty'
  | 'cardTypeChange'
  | 'validityChange'
  | 'inputSubmitRequest'

export interface FormChange {
  readonly event: FieldEventName
  readonly emittedBy: FieldKey
}

/** The events, in order, that tell merchants what a change to one field has changed. */
export function describeChanges(
  before: FormState,
  after: FormState,
  changed: FieldKey,
): readonly FormChange[] {
  const changes: FormChange[] = []
  const isEmpty = after.fields[changed]?.isEmpty
  if (isEmpty !== before.fields[changed]?.isEmpty) {
    changes.push({ event: isEmpty ? 'empty' : 'notEmpty', emittedBy: changed })
  }
  if (changed === 'number' && !hasSameCards(before, after)) {
    changes.push({ event: 'cardTypeChange', emittedBy: 'number' })
  }
  if (hasOtherValidity(before, after, changed)) {
    changes.push({ event: 'validityChange', emittedBy: changed })
  }
  // Another brand may ask for another length of the security code.
  if (changed === 'number' && hasOtherValidity(before, after, 'cvv')) {
    changes.push({ event: 'validityChange', emittedBy: 'cvv' })
  }
  return changes
}

function hasSameCards(before: FormState, after: FormState): boolean {
  const types = (state: FormState) => state.cards.map((card) => card.type).join()
  return types(before) === types(after)
}

function hasOtherValidity(before: FormState, after: FormState, key: FieldKey): boolean {
  const [old, now] = [before.fields[key], after.fields[key]]
  return old?.isValid !== now?.isValid || old?.isPotentiallyValid !== now?.isPotentiallyValid
}
