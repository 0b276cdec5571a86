import { isDeletable, isSaved } from '../../terms/method-entry'
import { change, given, type Move, perform, sequence, track, unchanged, when } from '../move'
import { announce } from '../requestable'
import { LOADING_AFTER_DELETION_MS } from '../timing'
import { selectSoon } from './choosing'
import { showInitialView, showView, startLoading } from './views'

const enterEditing: Move = sequence(
  change({ mode: { kind: 'editing' }, settlingId: undefined }),
  showView('methods'),
  track('manager.appeared'),
)

const leaveEditing: Move = sequence(
  change({ mode: { kind: 'browsing' }, failure: undefined }),
  announce,
)

export const toggleEditing: Move = given(({ mode, rules, entries }) => {
  if (mode.kind === 'editing') return leaveEditing
  return mode.kind === 'browsing' && rules.allowsDeletion && entries.length > 0
    ? enterEditing
    : unchanged
})

export function askDeletion(entryId: string): Move {
  return given(({ mode, entries }) => {
    const entry = entries.find(({ id }) => id === entryId)
    if (mode.kind !== 'editing' || !entry || !isDeletable(entry)) return unchanged
    return sequence(
      change({ mode: { kind: 'confirming', entry } }),
      showView('delete-confirmation'),
    )
  })
}

export const cancelDeletion: Move = when(
  ({ mode }) => mode.kind === 'confirming',
  sequence(change({ mode: { kind: 'editing' } }), showView('methods')),
)

/** A method that was never saved is only forgotten; the vault doesn't know it. */
export const confirmDeletion: Move = given(({ mode, rules }) => {
  if (mode.kind !== 'confirming') return unchanged
  const { entry } = mode
  const isInVault = isSaved(entry) && !rules.isGuest
  return sequence(
    change({ mode: { kind: 'deleting', entryId: entry.id, outcome: 'open' } }),
    startLoading('deleting'),
    isInVault
      ? perform({ type: 'delete-method', nonce: entry.method.nonce })
      : sequence(forget(entry.id), finishDeletion),
  )
})

/** After success and failure alike the list is fetched from the vault. */
export function noteDeletion(hasFailed: boolean): Move {
  return given(({ mode }) =>
    mode.kind === 'deleting'
      ? sequence(
          change({ mode: { ...mode, outcome: hasFailed ? 'failed' : 'deleted' } }),
          perform({ type: 'fetch-methods' }),
        )
      : unchanged,
  )
}

/** After the refetch: back to editing with the error, or on to the default view. */
export const finishDeletion: Move = given(({ mode, entries }) => {
  if (mode.kind !== 'deleting') return unchanged
  return sequence(
    mode.outcome === 'failed' && entries.length > 0 ? returnWithError : sendToDefaultView,
    perform({
      type: 'after',
      delayMs: LOADING_AFTER_DELETION_MS,
      event: { type: 'loading-ended', reason: 'deleting' },
    }),
  )
})

/** Without the vault's word: what is known stays, but for what was deleted. */
export const finishDeletionUnseen: Move = given(({ mode }) =>
  sequence(
    mode.kind === 'deleting' && mode.outcome === 'deleted' ? forget(mode.entryId) : unchanged,
    finishDeletion,
  ),
)

/** The default view with the first method ticked, where the merchant wants that. */
export const preselectFirst: Move = given(({ entries: [first], rules }) =>
  first && rules.preselectsFirst
    ? sequence(change({ selectedId: first.id }), track('vaulted-card.preselect'))
    : change({ selectedId: undefined }),
)

const returnWithError: Move = sequence(
  enterEditing,
  change({ failure: { kind: 'text', key: 'vaultManagerPaymentMethodDeletionError' } }),
)

const sendToDefaultView: Move = sequence(
  change({ mode: { kind: 'browsing' } }),
  preselectFirst,
  given(({ selectedId }) => (selectedId ? selectSoon(selectedId) : showInitialView)),
)

function forget(entryId: string): Move {
  return change(({ entries }) => ({ entries: entries.filter(({ id }) => id !== entryId) }))
}
