import { DropInError } from './model/terms/dropin-error'
import type { PaymentMethodPayload } from './model/terms/payment-method'

/** Submits the form with a payment method, or leaves it as it is when there is none. */
export async function submitPayment(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  request: () => Promise<PaymentMethodPayload>,
): Promise<void> {
  try {
    const { nonce, deviceData } = await request()
    setHiddenField(form, 'payment_method_nonce', nonce)
    if (deviceData) setHiddenField(form, 'device_data', deviceData)
  } catch (error) {
    // The widget has told the shopper what to do; anything else is a fault.
    if (!(error instanceof DropInError)) console.error(error)
    return
  }
  // `submit` below sends no button along, unlike the submit that was held back.
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    setHiddenField(form, submitter.name, submitter.value)
  }
  // A field named `submit` would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form)
}

/** An element of that name that the merchant put into the form is taken, whatever it is. */
function setHiddenField(form: HTMLFormElement, name: string, value: string): void {
  const known = form.elements.namedItem(name)
  if (known instanceof HTMLInputElement && known.type !== 'submit') {
    known.value = value
    return
  }
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = name
  field.value = value
  form.append(field)
}
