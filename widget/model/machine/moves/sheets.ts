import type { PaymentOptionId } from '../../terms/payment-option'
import type { SheetFailure } from '../../terms/sheet-failure'
import { change, type Move, sequence, when } from '../move'
import { announce } from '../requestable'
import type { DropInState, SheetActivity, SheetState } from '../state'

const IDLE: SheetState = { isRequestable: false, activity: 'idle', isTouched: false }

export function noteSheetRequestable(option: PaymentOptionId, isRequestable: boolean): Move {
  return sequence(changeSheet(option, { isRequestable }), announce)
}

/** Events are held back while a sheet works. What became of the form then is told after it, unless its method is about to show. */
export function noteSheetActivity(option: PaymentOptionId, activity: SheetActivity): Move {
  return sequence(
    changeSheet(option, { activity }),
    when(({ settlingId }) => settlingId === undefined, announce),
  )
}

/** An error shows where the shopper is; one of a sheet they have left tells them nothing. */
export function noteSheetFailure(option: PaymentOptionId, failure: SheetFailure): Move {
  return sequence(
    changeSheet(option, { activity: 'idle' }),
    when(({ view }) => view === option, change({ failure })),
    announce,
  )
}

export function noteTouch(option: PaymentOptionId): Move {
  return when(
    (state) => !sheetOf(state, option).isTouched,
    changeSheet(option, { isTouched: true }),
  )
}

export function beginPayment(option: PaymentOptionId): Move {
  return sequence(
    noteTouch(option),
    when(({ view }) => view === option, change({ failure: undefined })),
  )
}

export function sheetOf({ sheets }: DropInState, option: PaymentOptionId): SheetState {
  return sheets[option] ?? IDLE
}

function changeSheet(option: PaymentOptionId, patch: Partial<SheetState>): Move {
  return change((state) => ({
    sheets: { ...state.sheets, [option]: { ...sheetOf(state, option), ...patch } },
  }))
}
