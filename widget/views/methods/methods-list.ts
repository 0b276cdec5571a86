import { areasOf, tickedEntry } from '../../model/machine/selectors'
import type { DropInState } from '../../model/machine/state'
import type { MethodEntry } from '../../model/terms/method-entry'
import { textOf } from '../dom/element'
import type { MethodsFrame } from '../methods-frame'
import type { ViewContext } from '../view-context'
import { createMethodRow, type MethodRow } from './method-row'
import { describeSource } from './method-texts'

/** The saved methods, and those just made: to choose from, or to delete. */
export function fillMethodsList(frame: MethodsFrame, context: ViewContext): void {
  const { watch, store, translate, showWhile } = context
  const { label, edit, rows } = frame
  const writeLabel = textOf(label)
  const writeEdit = textOf(edit)
  edit.addEventListener('click', () => store.dispatch({ type: 'edit-toggled' }))
  showWhile(edit, ({ hasEdit }) => hasEdit)
  watch(
    (state) => areasOf(state).hasMethods && state.view === 'methods',
    (isActive) => rows.classList.toggle('braintree-methods--active', isActive),
  )
  watch(isEditing, (isNow) => {
    rows.classList.toggle('braintree-methods--edit', isNow)
    rows.setAttribute('role', isNow ? 'group' : 'radiogroup')
    writeEdit(translate(isNow ? 'doneEditing' : 'edit'))
  })
  watch(
    (state) => headingOf(state, context),
    (text) => {
      writeLabel(text)
      rows.setAttribute('aria-label', text)
    },
  )
  watch(
    (state) => !isEditing(state) && !tickedEntry(state),
    (isNone) => label.classList.toggle('braintree-no-payment-method-selected', isNone),
  )
  followEntries(rows, context)
}

function isEditing({ mode }: DropInState): boolean {
  return mode.kind === 'editing'
}

function headingOf(state: DropInState, { translate }: ViewContext): string {
  const ticked = tickedEntry(state)
  if (ticked)
    return translate('payingWith', { paymentSource: describeSource(ticked.method, translate) })
  if (state.mode.kind === 'browsing') return translate('chooseAWayToPay')
  return translate('editPaymentMethods')
}

/** Keeps a row for each method. */
function followEntries(container: HTMLElement, context: ViewContext): void {
  const rows = new Map<string, MethodRow>()
  context.watch(
    (state) => state,
    (state) => {
      for (const [id, { element }] of rows) {
        if (state.entries.some((entry) => entry.id === id)) continue
        element.remove()
        rows.delete(id)
      }
      placeRows(container, state.entries, (entry) => rowOf(entry))
      const ticked = tickedEntry(state)
      state.entries.forEach((entry, index) => {
        rows.get(entry.id)?.show({
          entry,
          isEditing: isEditing(state),
          isTicked: entry === ticked,
          isReachable: ticked ? entry === ticked : index === 0,
        })
      })
    },
  )

  function rowOf(entry: MethodEntry): { readonly element: Element; readonly isNew: boolean } {
    const known = rows.get(entry.id)
    if (known) return { element: known.element, isNew: false }
    const made = createMethodRow(entry, context)
    rows.set(entry.id, made)
    return { element: made.element, isNew: true }
  }
}

/** Puts the rows in order, from the last to the first; one that a merchant's script removed stays out. */
function placeRows(
  container: HTMLElement,
  entries: readonly MethodEntry[],
  rowOf: (entry: MethodEntry) => { readonly element: Element; readonly isNew: boolean },
): void {
  let next: Element | null = null
  for (const entry of [...entries].reverse()) {
    const { element, isNew } = rowOf(entry)
    if (!isNew && element.parentNode !== container) continue
    if (isNew || element.nextElementSibling !== next) container.insertBefore(element, next)
    next = element
  }
}
