import type { PaymentMethod } from './payment-method'

/** A payment method in the list. Its id stays, while 3D Secure replaces the nonce. */
export interface MethodEntry {
  readonly id: string
  readonly method: PaymentMethod
}

export function createEntry(method: PaymentMethod): MethodEntry {
  return { id: method.nonce, method }
}

export function isSaved(entry: MethodEntry): boolean {
  return entry.method.vaulted === true
}

/** A method that pays a subscription must not be deleted: the next payment would fail. */
export function isDeletable(entry: MethodEntry): boolean {
  return entry.method.hasSubscription !== true
}
