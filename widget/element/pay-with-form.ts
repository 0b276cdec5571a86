import { nextTask } from '../assembly/next-task'
import { submitPayment } from '../embedding/submit-payment'
import type { DropInInstance } from '../instance/drop-in-instance'

const paying = new WeakSet<HTMLFormElement>()

/**
 * Submits a form whose submit was held back, once there is a payment method; a second press meanwhile changes nothing.
 *
 * @param form the event's target, which it has lost by now in a shadow tree
 * @param open resolves with the widget, or with nothing when it could not start
 * @param isRefused whether a later listener has refused the submit, as is known once all have heard of it
 */
export async function payWithForm(
  { submitter }: SubmitEvent,
  form: HTMLFormElement | null | undefined,
  open: () => Promise<DropInInstance | undefined> | undefined,
  isRefused: () => boolean,
): Promise<void> {
  await nextTask()
  if (!form || isRefused() || paying.has(form)) return
  paying.add(form)
  try {
    const instance = await open()
    if (instance) await submitPayment(form, submitter, () => instance.requestPaymentMethod())
  } finally {
    paying.delete(form)
  }
}
