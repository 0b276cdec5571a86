import type { CardFieldsPort } from '../../../model/ports/card-fields-port'
import type { CardFieldName, CardFormEvent } from '../../../model/terms/public-event'
import type { SheetContext } from '../../sheet'
import { type CardForm, cvvLength } from '../card-form'
import type { CardFormChange } from '../card-form-transition'
import { type FieldErrorKey, isCardFieldName } from './card-field'

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
export function followCardFields(
  fields: Pick<CardFieldsPort, 'on' | 'read'>,
  follower: Follower,
): void {
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

interface CommandContext {
  readonly fields: CardFieldsPort
  readonly describe: (error: FieldErrorKey) => string
  /** What the cvv field shows while it is empty; `undefined` when the merchant decided it. */
  readonly cvvPlaceholder: ((length: 3 | 4) => string) | undefined
}

/** Tells the frames what changed in the form: they can't see it, and a screen reader is in there. */
export function sendFieldCommands(
  before: CardForm,
  after: CardForm,
  context: CommandContext,
): void {
  for (const field of after.rules.fields) {
    const error = after.errors[field]
    if (before.errors[field] === error) continue
    if (error) context.fields.setAttribute(field, 'aria-invalid', true)
    else context.fields.removeAttribute(field, 'aria-invalid')
    context.fields.setMessage(field, error ? context.describe(error) : '')
  }
  const length = cvvLength(after)
  if (length === cvvLength(before) || !after.rules.fields.includes('cvv')) return
  if (context.cvvPlaceholder) {
    context.fields.setAttribute('cvv', 'placeholder', context.cvvPlaceholder(length))
  }
}
