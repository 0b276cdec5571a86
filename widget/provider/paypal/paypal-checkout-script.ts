import { DropInError } from '../../model/terms/dropin-error'

/** The button library of checkout.js, as far as the widget uses it. */
export interface PayPalGlobal {
  readonly FUNDING: Readonly<Record<string, string>>
  readonly Button: {
    render(options: Readonly<Record<string, unknown>>, place: HTMLElement): unknown
  }
}

const SCRIPT_ID = 'braintree-dropin-paypal-checkout-script'
const SCRIPT_URL = 'https://www.paypalobjects.com/api/checkout.min.js'

/**
 * Loads PayPal's script, unless the page has buttons already.
 *
 * @throws DropInError `SCRIPT_FAILED` when it does not load
 */
export async function loadPayPal(logLevel: string): Promise<void> {
  if (hasButtons(Reflect.get(globalThis, 'paypal'))) return
  const { loadScript } = await import('../page/load-script')
  await loadScript({ id: SCRIPT_ID, src: SCRIPT_URL, attributes: { 'data-log-level': logLevel } })
}

/**
 * PayPal's buttons, once they are loaded.
 *
 * @throws DropInError `SCRIPT_FAILED` when the script brought none
 */
export function readPayPal(): PayPalGlobal {
  const paypal: unknown = Reflect.get(globalThis, 'paypal')
  if (hasButtons(paypal)) return paypal
  throw new DropInError('SCRIPT_FAILED', { message: `${SCRIPT_URL} brought no PayPal buttons.` })
}

function hasButtons(candidate: unknown): candidate is PayPalGlobal {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'FUNDING' in candidate &&
    'Button' in candidate &&
    typeof candidate.Button === 'object' &&
    candidate.Button !== null &&
    'render' in candidate.Button
  )
}
