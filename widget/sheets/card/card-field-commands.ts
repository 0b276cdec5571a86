import type { CardFieldsPort } from '../../model/ports/card-fields-port'
import type { FieldErrorKey } from './card-field'
import { type CardForm, cvvLength } from './card-form'

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
