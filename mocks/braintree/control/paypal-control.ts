import { createInstanceRegistry, type InstanceRegistry } from './instance-registry'

export interface PayPalPayment {
  readonly flow: 'checkout' | 'vault'
  readonly isCredit: boolean
  readonly amount: string | null
  readonly currency: string | null
}

/** One PayPal button on the page, as tests get hold of it. */
export interface PayPalButtonHandle {
  readonly element: HTMLElement
  /** Does what a click does; resolves when the flow has ended. */
  click(): Promise<void>
  /** Reports an error to the merchant as the button does when its window fails. */
  fail(error: unknown): void
}

/** What PayPal knows: requested payments, and those that shoppers approved. */
export interface PayPalControl {
  /** The account of a shopper who approves without being asked. */
  email: string
  readonly buttons: InstanceRegistry<PayPalButtonHandle>
  readonly payments: Map<string, PayPalPayment>
  /** Email addresses by payment id. */
  readonly approvals: Map<string, string>
}

export const DEFAULT_PAYPAL_EMAIL = 'shopper@paypal.example'

export function createPayPalControl(): PayPalControl {
  return {
    email: DEFAULT_PAYPAL_EMAIL,
    buttons: createInstanceRegistry<PayPalButtonHandle>('PayPal button'),
    payments: new Map(),
    approvals: new Map(),
  }
}
