import { createEntry, isSaved, type MethodEntry } from '../../terms/method-entry'
import type { PaymentMethod } from '../../terms/payment-method'
import { descriptorOf, descriptorOfType, type PaymentOptionId } from '../../terms/payment-option'
import { change, given, type Move, perform, sequence, track, unchanged, when } from '../move'
import { announce, announceNothing } from '../requestable'
import type { DropInState } from '../state'
import { CHANGE_ACTIVE_METHOD_MS } from '../timing'
import { initialView, isReady, showInitialView, showView, startLoading } from './views'

/** The shopper chooses a method of the list. */
export function chooseEntry(entryId: string): Move {
  return given((state) => {
    const entry = state.entries.find(({ id }) => id === entryId)
    if (!entry || state.mode.kind !== 'browsing') return unchanged
    return sequence(
      selectSoon(entry.id),
      change({ isExpanded: false }),
      when(
        () => isSaved(entry),
        track(`vaulted-${descriptorOfType(entry.method.type).analyticsName}.select`),
      ),
    )
  })
}

/** Ticks an entry at once; its list comes forward a moment later, so that the eye can follow. */
export function selectSoon(entryId: string): Move {
  return sequence(
    change({ selectedId: entryId, settlingId: entryId }),
    perform({
      type: 'after',
      delayMs: CHANGE_ACTIVE_METHOD_MS,
      event: { type: 'selection-settled', entryId },
    }),
  )
}

/**
 * Brings the chosen method's list forward, unless the shopper has moved on since. What a shopper brings back from a
 * wallet's app before the widget is ready waits for that: only then does the merchant hear of it.
 */
export function settleSelection(entryId: string): Move {
  return when(
    (state) => state.settlingId === entryId && isReady(state),
    sequence(change({ settlingId: undefined }), showInitialView),
  )
}

/** A sheet made a payment method: a guest keeps only this one. */
export function addMethod(method: PaymentMethod): Move {
  const entry = createEntry(method)
  return sequence(
    change(({ entries, rules, mode }) => ({
      entries: rules.isGuest ? [entry] : [entry, ...entries.filter(({ id }) => id !== entry.id)],
      mode: mode.kind === 'deleting' ? mode : { kind: 'browsing' },
      failure: undefined,
    })),
    selectSoon(entry.id),
  )
}

/**
 * Unselects, drops unsaved methods, and fetches the saved ones again. The merchant hears that nothing is chosen before
 * anything else; of a form that is complete all the same they hear then.
 */
export const clearSelection: Move = sequence(
  change(({ entries }) => ({
    entries: entries.filter(isSaved),
    selectedId: undefined,
    settlingId: undefined,
  })),
  announceNothing,
  given((state) => (state.entries.length > 0 ? refresh : leaveForInitialView)),
  announce,
)

/** Drops what was authorized for an option's old configuration. */
export function dropUnsavedOf(option: PaymentOptionId): Move {
  const isDropped = (entry: MethodEntry) =>
    !isSaved(entry) && entry.method.type === descriptorOf(option).type
  return sequence(
    // Usually there is none, and then nothing is rendered: amounts change at every key press in a quantity field.
    when(
      (state) => state.entries.some(isDropped),
      change((state) => {
        const entries = state.entries.filter((entry) => !isDropped(entry))
        return { entries, ...withoutLostIds(state, entries) }
      }),
    ),
    // Only an emptied list is left behind: a shopper who fills in a form must not lose sight of it.
    leaveEmptiedList,
    announce,
  )
}

/** The list as it is now; what is chosen stays so as long as it is in there. */
export function replaceEntries(entries: readonly MethodEntry[]): Move {
  return change((state) => ({ entries, ...withoutLostIds(state, entries) }))
}

/** The methods of a refresh have come. The vault doesn't know what a sheet has made meanwhile and not saved. */
export function finishRefresh(fetched: readonly MethodEntry[]): Move {
  return sequence(
    given(({ entries }) =>
      replaceEntries([...entries.filter((entry) => !isSaved(entry)), ...fetched.filter(isSaved)]),
    ),
    leaveEmptiedList,
    announce,
  )
}

const refresh: Move = sequence(startLoading('refreshing'), perform({ type: 'fetch-methods' }))

/** With nothing left to edit or to ask about, editing ends: what the shopper does next must be requestable. */
const endEditing: Move = when(
  ({ mode }) => mode.kind === 'editing' || mode.kind === 'confirming',
  change({ mode: { kind: 'browsing' } }),
)

const leaveForInitialView: Move = given((state) => {
  const view = initialView(state)
  return view && view !== state.view ? sequence(endEditing, showView(view)) : unchanged
})

/** Without methods the list has nothing to show. */
export const leaveEmptiedList: Move = when(
  ({ view, entries, mode }) =>
    entries.length === 0 &&
    mode.kind !== 'deleting' &&
    (view === 'methods' || view === 'delete-confirmation'),
  leaveForInitialView,
)

function withoutLostIds(
  { selectedId, settlingId }: DropInState,
  entries: readonly MethodEntry[],
): Pick<DropInState, 'selectedId' | 'settlingId'> {
  const kept = (wanted: string | undefined) => entries.find(({ id }) => id === wanted)?.id
  return { selectedId: kept(selectedId), settlingId: kept(settlingId) }
}
