import type { DropInInstance } from '../instance/drop-in-instance'
import { submitPayment } from '../submit-payment'

const paying = new WeakSet<HTMLFormElement>()

/**
 * Submits the form of a submit that was held back, once there is a payment method; a second press meanwhile changes nothing.
 *
 * @param open resolves with the widget, or with nothing when it could not start
 */
export async function payWithForm(
  { target: form, submitter }: SubmitEvent,
  open: () => Promise<DropInInstance | undefined> | undefined,
): Promise<void> {
  if (!(form instanceof HTMLFormElement) || paying.has(form)) return
  paying.add(form)
  try {
    const instance = await open()
    if (instance) await submitPayment(form, submitter, () => instance.requestPaymentMethod())
  } finally {
    paying.delete(form)
  }
}
