import type { TextKey } from '../locales/en-us'
import { DropInError } from '../model/terms/dropin-error'
import type { PaymentMethod } from '../model/terms/payment-method'
import type { SheetContext } from './sheet'

/**
 * Wallets pay by their own button only: a request before that shows a hint and fails.
 *
 * @throws DropInError `NO_PAYMENT_METHOD`, always
 */
export async function requireButton(
  { model, option }: SheetContext,
  key: TextKey,
): Promise<PaymentMethod> {
  model.dispatch({ type: 'sheet-failed', option, failure: { kind: 'text', key } })
  throw new DropInError('NO_PAYMENT_METHOD')
}
