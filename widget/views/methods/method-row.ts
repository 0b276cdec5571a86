import { isDeletable, type MethodEntry } from '../../model/terms/method-entry'
import { div, element, textOf } from '../dom/element'
import { setReachable } from '../dom/keys'
import { icon } from '../icons/icon'
import type { ViewContext } from '../view-context'
import { describeMethod } from './method-texts'

interface RowState {
  readonly entry: MethodEntry
  readonly isEditing: boolean
  readonly isTicked: boolean
  readonly isReachable: boolean
}

/** A method of the list. */
export interface MethodRow {
  readonly element: HTMLElement
  show(state: RowState): void
}

/** Makes the row: a radio that one can pay with; while the list is edited, a button that asks to delete it. */
export function createMethodRow({ id, method }: MethodEntry, context: ViewContext): MethodRow {
  const { store, translate, pictureOf } = context
  const title = element('bdi', {})
  const detail = div('braintree-method__label--small')
  const check = icon(pictureOf('iconCheck'), 'braintree-method__check')
  const checkBox = div('braintree-method__check-container', {}, check)
  const cross = icon(pictureOf('iconX'), 'braintree-method__delete')
  const crossBox = div('braintree-method__delete-container', {}, cross)
  const row = div(
    'braintree-method',
    {
      click() {
        const isEditing = store.read().mode.kind === 'editing'
        store.dispatch({ type: isEditing ? 'deletion-asked' : 'entry-chosen', entryId: id })
      },
    },
    // Addresses and numbers keep their direction in right-to-left languages.
    icon(pictureOf(describeMethod(method, translate).icon), 'braintree-method__logo'),
    div('braintree-method__label', {}, title, ' ', detail),
    checkBox,
    crossBox,
  )
  const writeTitle = textOf(title)
  const writeDetail = textOf(detail)
  let before: RowState | undefined

  function name(entry: MethodEntry, isEditing: boolean, isLocked: boolean): void {
    const texts = describeMethod(entry.method, translate)
    const reason = translate('subscriptionCannotBeDeleted')
    const whole = [texts.title, texts.subtitle].filter(Boolean).join(' ')
    writeTitle(texts.title)
    writeDetail(isLocked ? reason : texts.subtitle)
    // The accessible name must contain the visible text: speech control relies on it.
    if (isLocked) row.setAttribute('aria-label', `${texts.title} ${reason}`)
    else if (isEditing) {
      row.setAttribute('aria-label', translate('deletePaymentMethod', { paymentMethod: whole }))
    } else row.removeAttribute('aria-label')
  }

  function show(state: RowState): void {
    const { entry, isEditing, isTicked, isReachable } = state
    const isLocked = isEditing && !isDeletable(entry)
    if (before?.entry !== entry || before.isEditing !== isEditing) {
      name(entry, isEditing, isLocked)
      row.setAttribute('role', isEditing ? 'button' : 'radio')
      row.classList.toggle('braintree-method--disabled', isLocked)
      // Not unreachable: screen reader users must get to the reason.
      row.setAttribute('aria-disabled', String(isLocked))
      cross.toggleAttribute('hidden', isLocked)
      checkBox.hidden = isEditing
      crossBox.hidden = !isEditing
    }
    if (before?.isTicked !== isTicked || before.isEditing !== isEditing) {
      row.classList.toggle('braintree-method--active', isTicked)
      if (isEditing) row.removeAttribute('aria-checked')
      else row.setAttribute('aria-checked', String(isTicked))
      check.toggleAttribute('hidden', !isTicked)
    }
    setReachable(row, isEditing || isReachable)
    before = state
  }

  return { element: row, show }
}
