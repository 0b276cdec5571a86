import type { CardFieldsPort } from '../../model/ports/card-fields-port'
import type { CardFieldName, CardFormEvent } from '../../model/terms/public-event'
import type { SheetContext } from '../sheet'
import { isCardFieldName } from './card-field'
import type { CardFormChange } from './card-form-transition'

/** Browsers and password managers fill a field shortly after it was left. */
const EMPTY_RECHECK_DELAY_MS = 150

interface Follower {
  readonly emit: SheetContext['emit']
  readonly change: (change: CardFormChange) => void
  readonly later: (delayMs: number, task: () => void) => void
}

/**
 * Turns what the card fields report into changes of the form, and tells the merchant afterwards: a
 * listener of `card:validityChange` finds the widget up to date.
 */
export function followCardFields(fields: CardFieldsPort, follower: Follower): void {
  const { emit, change, later } = follower

  function onField(handle: (field: CardFieldName, event: CardFormEvent) => void) {
    return (event: CardFormEvent) => {
      if (isCardFieldName(event.emittedBy)) handle(event.emittedBy, event)
    }
  }

  const noteFocus = onField((field, snapshot) => change({ type: 'focused', field, snapshot }))
  const noteBlur = onField((field, snapshot) => {
    change({ type: 'blurred', field, snapshot })
    later(EMPTY_RECHECK_DELAY_MS, () => change({ type: 'left', field, snapshot: fields.read() }))
  })
  const noteFilled = onField((field, snapshot) => change({ type: 'filled', field, snapshot }))
  const noteValidity = onField((field, snapshot) =>
    change({ type: 'validity-changed', field, snapshot }),
  )

  fields.on('focus', (event) => {
    noteFocus(event)
    emit('card:focus', event)
  })
  fields.on('blur', (event) => {
    noteBlur(event)
    emit('card:blur', event)
  })
  fields.on('notEmpty', (event) => {
    noteFilled(event)
    emit('card:notEmpty', event)
  })
  fields.on('empty', (event) => {
    change({ type: 'emptied', snapshot: event })
    emit('card:empty', event)
  })
  fields.on('validityChange', (event) => {
    noteValidity(event)
    emit('card:validityChange', event)
  })
  fields.on('cardTypeChange', (event) => {
    change({ type: 'brand-changed', snapshot: event })
    emit('card:cardTypeChange', event)
  })
  fields.on('inputSubmitRequest', (event) => emit('card:inputSubmitRequest', event))
  fields.on('binAvailable', (event) => emit('card:binAvailable', event))
}
