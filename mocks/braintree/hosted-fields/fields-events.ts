import type { CardType } from './card-type'
import type { FieldKey } from './field-keys'
import type { FieldEventName } from './form-changes'
import type { FieldState } from './form-state'

/** What `getState` returns and every event carries. */
export interface FieldsState {
  readonly cards: readonly CardType[]
  readonly fields: Readonly<Partial<Record<FieldKey, FieldState & { readonly container: Element }>>>
}

export interface FieldsEvent extends FieldsState {
  readonly emittedBy: FieldKey
}

export type FieldsEvents = { [Name in FieldEventName]: FieldsEvent } & {
  binAvailable: { readonly bin: string }
}
