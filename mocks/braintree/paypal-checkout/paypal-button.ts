import type { PayPalButtonHandle } from '../control/paypal-control'
import { getSimulator } from '../control/simulator'
import { type BrandButton, createBrandButton } from '../dialogs/brand-button'
import { simulateCall } from '../shared/simulate-call'
import { askForPayPal } from './paypal-window'

/** The payment by the name of its flow: a vaulted one is an agreement to bill. */
type PaymentReference = { readonly paymentID: string } | { readonly billingToken: string }

export interface PayPalButtonOptions {
  readonly style?: { readonly label?: string } | undefined
  readonly commit?: boolean | undefined
  payment(): Promise<string | undefined> | string | undefined
  onAuthorize(authorization: PaymentReference & { readonly payerID: string }): unknown
  onCancel?(data: PaymentReference): unknown
  onError?(error: unknown): unknown
  onClick?(): unknown
}

const PAYPAL: BrandButton = { label: 'PayPal', background: '#ffc439', color: '#06266b' }
const PAYPAL_CREDIT: BrandButton = {
  label: 'PayPal Credit',
  background: '#06266b',
  color: '#fff',
}

/**
 * Puts a PayPal button into the element that the selector finds in the document; like the real
 * script it can't see into shadow roots, but takes an element of one.
 *
 * @throws Error when no element matches the target
 */
export function renderPayPalButton(
  options: PayPalButtonOptions,
  target: string | Element,
): Promise<PayPalButtonHandle> {
  return simulateCall('paypal-button.render', [options, target], () => {
    const container = typeof target === 'string' ? document.querySelector(target) : target
    if (!container) throw new Error(`No element for the PayPal button matches ${String(target)}.`)
    const { host, button } = createBrandButton(
      options.style?.label === 'credit' ? PAYPAL_CREDIT : PAYPAL,
    )
    const handle = createHandle(options, button)
    button.addEventListener('click', () => {
      void handle.click()
    })
    container.replaceChildren(host)
    remember(handle)
    return handle
  })
}

function createHandle(options: PayPalButtonOptions, element: HTMLElement): PayPalButtonHandle {
  let isOpen = false
  const fail = (error: unknown) => {
    getSimulator().calls.record('paypal-button.onError', [error])
    options.onError?.(error)
  }
  return {
    element,
    fail,
    async click() {
      // A second click only brings the window to the front.
      if (isOpen) return
      isOpen = true
      try {
        options.onClick?.()
        await pay(options)
      } catch (error) {
        fail(error)
      } finally {
        isOpen = false
      }
    },
  }
}

async function pay(options: PayPalButtonOptions): Promise<void> {
  const { calls, paypal, createId } = getSimulator()
  calls.record('paypal-button.payment', [])
  const id = await options.payment()
  // The merchant's code has dealt with the failure already; there is nothing to agree to.
  if (!id) return
  const isVaulted = paypal.payments.get(id)?.flow === 'vault'
  const reference = isVaulted ? { billingToken: id } : { paymentID: id }
  const email = await askForPayPal(id, options.commit !== false)
  if (email === null) {
    calls.record('paypal-button.onCancel', [reference])
    options.onCancel?.(reference)
    return
  }
  paypal.approvals.set(id, email)
  const payerID = `PAYER${createId().slice(0, 8)}`
  const authorization = { ...reference, payerID, intent: isVaulted ? 'tokenize' : 'sale' }
  calls.record('paypal-button.onAuthorize', [authorization])
  await options.onAuthorize(authorization)
}

function remember(handle: PayPalButtonHandle): void {
  const { buttons } = getSimulator().paypal
  // Nobody tells a button that its page part is gone.
  for (const other of buttons.list()) {
    if (!other.element.isConnected) buttons.remove(other)
  }
  buttons.add(handle)
}
