import type { JournalStore } from './journal-store'
import type { ChargeOutcome, OrderOutcome } from './payment-event'
import type { Purchase } from './payment-state'

/** The requests that move money or goods. They never throw: a failure is an outcome. */
export interface PaymentService {
  charge(purchase: Purchase, nonce: string): Promise<ChargeOutcome>
  createOrder(purchase: Purchase, transactionId: string): Promise<OrderOutcome>
}

/** Lets one tab at a time run a checkout. */
export interface TabLock {
  /** False where the browser can't say what other tabs do. */
  readonly spansTabs: boolean
  /** Runs the task unless another tab has the lock. */
  runIfFree(task: () => Promise<void>): Promise<void>
  /** Runs the task once no other tab has the lock. */
  runWhenFree(task: () => Promise<void>): Promise<void>
}

/** What a runner needs from its surroundings. */
export interface PaymentPorts {
  readonly userId: string
  readonly journal: JournalStore
  readonly service: PaymentService
  readonly lock: TabLock
  clearCart(purchase: Purchase): void
  /** Milliseconds since 1970. */
  now(): number
  /** Calls back after a while, unless the function it returns is called before. */
  after(durationMs: number, callBack: () => void): () => void
}

export type GivenNonce =
  | { readonly kind: 'nonce'; readonly nonce: string }
  | { readonly kind: 'none'; readonly reason: string }

/** Where a nonce comes from: the payment widget that the shopper sees. Never throws. */
export type NonceSource = () => Promise<GivenNonce>
