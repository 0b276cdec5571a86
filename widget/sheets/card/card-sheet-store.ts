import { createStore, type Store } from '../../model/store'
import { type CardForm, type CardFormRules, createCardForm } from './card-form'
import { type CardFormChange, changeCardForm } from './card-form-transition'

export interface CardSheetState {
  readonly form: CardForm
  /** The save box is ticked; where there is no box, what the merchant decided. */
  readonly savesCard: boolean
}

export type CardSheetEvent =
  | CardFormChange
  | { readonly type: 'saving-decided'; readonly savesCard: boolean }

export type CardSheetStore = Store<CardSheetState, CardSheetEvent>

export function createCardSheetStore(rules: CardFormRules, savesCard: boolean): CardSheetStore {
  return createStore({
    initial: { form: createCardForm(rules), savesCard },
    transition: (state: CardSheetState, event: CardSheetEvent) => ({
      state:
        event.type === 'saving-decided'
          ? { ...state, savesCard: event.savesCard }
          : { ...state, form: changeCardForm(state.form, event) },
      effects: [],
    }),
    perform: () => undefined,
  })
}
