import type { MethodEntry } from '../terms/method-entry'
import type { PaymentMethodType } from '../terms/payment-method'
import { descriptorOf, isPaymentOptionId } from '../terms/payment-option'
import { change, given, type Move, perform, sequence, unchanged, when } from './move'
import type { Announcement, DropInState } from './state'

/** What `requestPaymentMethod` would work on: a method in the list, or a sheet's form. */
export interface Requestable {
  readonly type: PaymentMethodType
  readonly entry: MethodEntry | undefined
}

/** What can be requested now: only what is in the active view, and nothing while editing. */
export function requestableOf(state: DropInState): Requestable | undefined {
  if (state.mode.kind !== 'browsing') return undefined
  if (state.view === 'methods') {
    const entry = selectedEntry(state)
    return entry && { type: entry.method.type, entry }
  }
  if (!isPaymentOptionId(state.view) || !state.sheets[state.view]?.isRequestable) return undefined
  return { type: descriptorOf(state.view).type, entry: undefined }
}

/**
 * What a request gets now. A method that was just chosen or made counts at once, while the list that
 * shows it, and the events that tell of it, take a moment. A form that is being sent counts until an event says otherwise.
 */
export function requestableNow(state: DropInState): Requestable | undefined {
  const { entries, settlingId, mode, view, announced } = state
  const entry = entries.find(({ id }) => id === settlingId)
  if (entry && mode.kind === 'browsing') return { type: entry.method.type, entry }
  if (announced && isPaymentOptionId(view) && isAtWork(state)) {
    return { type: descriptorOf(view).type, entry: undefined }
  }
  return requestableOf(state)
}

export function selectedEntry(state: DropInState): MethodEntry | undefined {
  return state.entries.find(({ id }) => id === state.selectedId)
}

/** What should have been announced to the merchant in this state. */
export function announcementOf(state: DropInState): Announcement {
  const requestable = requestableOf(state)
  return requestable && { nonce: requestable.entry?.method.nonce }
}

/** Tells the merchant that nothing can be requested, unless they know. */
export const announceNothing: Move = when(
  (state) => state.announced !== undefined && !isSilent(state),
  sequence(
    change({ announced: undefined }),
    perform({ type: 'emit', name: 'noPaymentMethodRequestable', payload: undefined }),
  ),
)

/** Tells the merchant what can be requested, unless nothing changed for them. */
export const announce: Move = given((state) => {
  if (isSilent(state)) return unchanged
  const requestable = requestableOf(state)
  const next = announcementOf(state)
  const before = state.announced
  if (!requestable) return announceNothing
  if (before && before.nonce === next?.nonce) return unchanged
  const payload = {
    type: requestable.type,
    paymentMethodIsSelected: requestable.entry !== undefined,
  }
  return sequence(
    change({ announced: next }),
    perform({ type: 'emit', name: 'paymentMethodRequestable', payload }),
  )
})

/**
 * Before the widget is ready there are no listeners; during 3D Secure the nonce is about to change; and while a
 * sheet makes a method of its form, changes of the form do not matter to the merchant.
 */
function isSilent(state: DropInState): boolean {
  const { lifecycle, loading } = state
  return lifecycle.phase !== 'ready' || loading.includes('verifying') || isAtWork(state)
}

/** The sheet that shows is making a method of its form. */
function isAtWork({ sheets, view }: DropInState): boolean {
  const sheet = isPaymentOptionId(view) ? sheets[view] : undefined
  return sheet !== undefined && sheet.activity !== 'idle'
}
