import type { MethodEntry } from '../../terms/method-entry'
import { isPaymentOptionId } from '../../terms/payment-option'
import { change, given, type Move, sequence, unchanged, when } from '../move'
import type { DropInState } from '../state'
import { preselectFirst } from './deleting'
import { dropUnofferedEntries, noteDependency, trackAppearances } from './readiness'
import { sheetOf } from './sheets'
import { isReady, showView } from './views'

/** The customer's saved methods, in time for the start or after it. */
export function joinEntries(fetched: readonly MethodEntry[]): Move {
  return given(({ entries }) => {
    const known = new Set(entries.map(({ id }) => id))
    const news = fetched.filter(({ id }) => !known.has(id))
    return sequence(
      change({ entries: [...entries, ...news] }),
      dropUnofferedEntries,
      when(isReady, presentLate(news)),
      noteDependency('vault', 'done'),
    )
  })
}

/** The list is shown unless the shopper has begun something; then it stays behind, so that nothing moves. */
function presentLate(news: readonly MethodEntry[]): Move {
  return given((state) => {
    const offered = news.filter((entry) => state.entries.includes(entry))
    if (offered.length === 0) return unchanged
    return sequence(
      isUntouched(state)
        ? sequence(preselectFirst, showView('methods'))
        : change({ isListBehind: isOnlySheet(state) }),
      trackAppearances(offered),
    )
  })
}

/** The shopper has chosen nothing, typed nothing and opened nothing. */
function isUntouched(state: DropInState): boolean {
  const { view, selectedId, settlingId } = state
  if (selectedId !== undefined || settlingId !== undefined) return false
  if (view === 'options') return true
  return isOnlySheet(state) && isPaymentOptionId(view) && !sheetOf(state, view).isTouched
}

function isOnlySheet({ view, options }: DropInState): boolean {
  return options.length === 1 && view === options[0]
}
