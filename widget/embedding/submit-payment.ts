import { DropInError } from '../model/terms/dropin-error'
import type { PaymentMethodPayload } from '../model/terms/payment-method-payload'
import { findFocusTarget } from '../views/dom/focus-keeper'

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
    // Where nothing is chosen there is nothing to tell: as a browser does, this leads to what is missing.
    else if (error.code === 'NO_PAYMENT_METHOD')
      findFocusTarget(form)?.focus({ focusVisible: true })
    return
  }
  // `submit` sends no button along, unlike the submit that was held back; the next one may be another button's.
  const pressed = isNamedButton(submitter) ? createHiddenField(submitter) : undefined
  if (pressed) form.append(pressed)
  const restore = takeAttributesOf(submitter, form)
  // A field named `submit` would hide the form's own method.
  HTMLFormElement.prototype.submit.call(form)
  restore()
  pressed?.remove()
}

/** Gives the form what the pressed button says of where and how it is sent; returns how it becomes what it was. */
function takeAttributesOf(submitter: HTMLElement | null, form: HTMLFormElement): () => void {
  const former = ['action', 'method', 'enctype', 'target'].flatMap((name) => {
    const own = submitter?.getAttribute(`form${name}`) ?? null
    return own === null ? [] : [[name, own, form.getAttribute(name)] as const]
  })
  for (const [name, own] of former) form.setAttribute(name, own)
  return () => {
    for (const [name, , before] of former) {
      if (before === null) form.removeAttribute(name)
      else form.setAttribute(name, before)
    }
  }
}

/** Uses an element of that name in the form, if the merchant put one there. */
function setHiddenField(form: HTMLFormElement, name: string, value: string): void {
  const known = form.querySelector(`[name="${name}"]`)
  if (known) Object.assign(known, { value })
  else form.append(createHiddenField({ name, value }))
}

interface NamedValue {
  readonly name: string
  readonly value: string
}

function createHiddenField({ name, value }: NamedValue): HTMLInputElement {
  return Object.assign(document.createElement('input'), { type: 'hidden', name, value })
}

function isNamedButton(element: HTMLElement | null): element is HTMLElement & NamedValue {
  const isButton = element instanceof HTMLButtonElement || element instanceof HTMLInputElement
  return isButton && element.name !== ''
}
