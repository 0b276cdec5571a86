import { assertNever } from '../terms/assert-never'
import type { ModelEvent } from './model-event'
import { change, given, type Move, sequence, type Transition, unchanged, when } from './move'
import {
  addMethod,
  chooseEntry,
  clearSelection,
  dropUnsavedOf,
  finishRefresh,
  replaceEntries,
  settleSelection,
} from './moves/choosing'
import {
  askDeletion,
  cancelDeletion,
  confirmDeletion,
  finishDeletion,
  finishDeletionUnseen,
  noteDeletion,
  toggleEditing,
} from './moves/deleting'
import { joinEntries } from './moves/joining'
import {
  awaitDeviceData,
  beginInitialization,
  lookAtDependencies,
  noteDependency,
  noteFailure,
  ruleOut,
} from './moves/readiness'
import {
  beginPayment,
  noteSheetActivity,
  noteSheetFailure,
  noteSheetRequestable,
  noteTouch,
} from './moves/sheets'
import { dropUnverified, keepVerified, startVerification } from './moves/verifying'
import { chooseOption, endLoading, showOtherWays, showView } from './moves/views'
import { isBusy } from './selectors'
import type { DropInState } from './state'

/** The whole behavior of the widget: what an event changes, and what has to be done for it. */
export function transition(state: DropInState, event: ModelEvent): Transition {
  // Components may respond after teardown.
  if (state.lifecycle.phase === 'torn-down') return unchanged(state)
  if (isBusy(state) && SHOPPER_EVENTS.has(event.type)) return unchanged(state)
  return moveFor(event)(state)
}

/** What the shopper can't do while a payment or a deletion is under way, by mouse or by keyboard. */
const SHOPPER_EVENTS: ReadonlySet<ModelEvent['type']> = new Set([
  'option-chosen',
  'entry-chosen',
  'other-ways-asked',
  'edit-toggled',
  'deletion-asked',
  'deletion-canceled',
  'deletion-confirmed',
])

/** Only then what is fetched is the list after a deletion; a refresh may have been under way when the deletion began. */
function isDeletionKnown({ mode }: DropInState): boolean {
  return mode.kind === 'deleting' && mode.outcome !== 'open'
}

/** The newest fetch answers for those before it too, so a refresh is over with the list after a deletion. */
function finishFetch(afterDeletion: Move, otherwise: Move): Move {
  return sequence(endLoading('refreshing'), when(isDeletionKnown, afterDeletion, otherwise))
}

function moveFor(event: ModelEvent): Move {
  switch (event.type) {
    case 'options-known':
      return beginInitialization(event.options, event.extras)
    case 'entries-known':
      return joinEntries(event.entries)
    case 'option-ruled-out':
      return ruleOut(event.option)
    case 'dependency-done':
      return noteDependency(event.id, 'done')
    case 'dependency-failed':
      return noteFailure(event.id, event.error)
    case 'dependencies-looked-at':
      return lookAtDependencies(event.elapsedMs)
    case 'torn-down':
      return change({ lifecycle: { phase: 'torn-down' } })
    case 'option-chosen':
      return chooseOption(event.option)
    case 'entry-chosen':
      return chooseEntry(event.entryId)
    case 'other-ways-asked':
      return showOtherWays
    case 'edit-toggled':
      return toggleEditing
    case 'deletion-asked':
      return askDeletion(event.entryId)
    case 'deletion-canceled':
      return cancelDeletion
    case 'deletion-confirmed':
      return confirmDeletion
    case 'deletion-finished':
      return noteDeletion(event.hasFailed)
    case 'selection-cleared':
      return clearSelection
    case 'configuration-updated':
      return dropUnsavedOf(event.option)
    case 'sheet-opened':
      return showView(event.option)
    case 'sheet-requestable-changed':
      return noteSheetRequestable(event.option, event.isRequestable)
    case 'sheet-activity-changed':
      return noteSheetActivity(event.option, event.activity)
    case 'sheet-failed':
      return noteSheetFailure(event.option, event.failure)
    case 'sheet-touched':
      return noteTouch(event.option)
    case 'sheet-error-cleared':
      return beginPayment(event.option)
    case 'method-added':
      return addMethod(event.method)
    case 'selection-settled':
      return settleSelection(event.entryId)
    case 'entries-fetched':
      return finishFetch(
        sequence(replaceEntries(event.entries), finishDeletion),
        finishRefresh(event.entries),
      )
    case 'refresh-failed':
      return finishFetch(
        finishDeletionUnseen,
        given(({ entries }) => finishRefresh(entries)),
      )
    case 'loading-ended':
      return endLoading(event.reason)
    case 'device-data-awaited':
      return awaitDeviceData
    case 'verification-started':
      return startVerification
    case 'verification-succeeded':
      return keepVerified(event.entryId, event.method)
    case 'verification-failed':
      return dropUnverified
    default:
      return assertNever(event)
  }
}
