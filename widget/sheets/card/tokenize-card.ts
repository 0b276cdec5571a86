import type { CardFieldsPort } from '../../model/ports/card-fields-port'
import { DropInError } from '../../model/terms/dropin-error'
import type { PaymentMethod } from '../../model/terms/payment-method'
import { faultOf } from '../../model/terms/provider-fault'
import { toSheetFailure } from '../../model/terms/sheet-failure'
import { TOKENIZATION_TIMEOUT_MS, withTimeout } from '../../model/with-timeout'
import type { SheetContext } from '../sheet'
import { fieldsToTokenize, isComplete } from './card-form'
import type { CardSheetStore } from './card-sheet-store'

interface Tokenization {
  readonly context: SheetContext
  readonly fields: CardFieldsPort
  readonly store: CardSheetStore
  readonly later: (delayMs: number, task: () => void) => void
  readonly canSave: boolean
  readonly clearsFields: boolean
}

/** How long the accepted card stays visible before the form is usable again. */
const TOKENIZED_RESET_MS = 200

/** What a shopper reads when the provider doesn't answer. */
const CONNECTION_FAILED = {
  kind: 'text',
  key: 'hostedFieldsTokenizationNetworkErrorError',
} as const

/**
 * Checks the form, sends it to the provider, and puts the card into the methods list.
 *
 * @throws DropInError `CARD_FORM_INVALID` or `TOKENIZATION_FAILED`
 */
export async function tokenizeCard(parts: Tokenization): Promise<PaymentMethod> {
  const { context, fields, store } = parts
  const report = (activity: 'working' | 'tokenized' | 'idle') =>
    context.model.dispatch({ type: 'sheet-activity-changed', option: 'card', activity })

  store.dispatch({ type: 'submitted', snapshot: fields.read() })
  if (!isComplete(store.read().form)) throw refuseForm(context)

  context.model.dispatch({ type: 'sheet-error-cleared', option: 'card' })
  report('working')
  const method = await send(parts)
  report('tokenized')
  if (parts.clearsFields) for (const field of store.read().form.rules.fields) fields.clear(field)
  await new Promise<void>((resolve) => parts.later(0, resolve))
  context.model.dispatch({ type: 'method-added', method })
  parts.later(TOKENIZED_RESET_MS, () => report('idle'))
  return method
}

async function send({ context, fields, store, canSave }: Tokenization): Promise<PaymentMethod> {
  const names = fieldsToTokenize(store.read().form)
  try {
    const tokenizing = fields.tokenize({
      vault: canSave && store.read().savesCard,
      ...(names ? { fieldsToTokenize: names } : {}),
    })
    const method = await withTimeout(tokenizing, TOKENIZATION_TIMEOUT_MS)
    return canSave && store.read().savesCard ? { ...method, vaulted: true } : method
  } catch (error) {
    const failure = error instanceof DropInError ? CONNECTION_FAILED : toSheetFailure(error)
    context.model.dispatch({ type: 'sheet-failed', option: 'card', failure })
    throw new DropInError('TOKENIZATION_FAILED', { cause: error, fault: faultOf(error) })
  }
}

function refuseForm({ model }: SheetContext): DropInError {
  const failure = { kind: 'text', key: 'hostedFieldsFieldsInvalidError' } as const
  model.dispatch({ type: 'sheet-failed', option: 'card', failure })
  return new DropInError('CARD_FORM_INVALID')
}
