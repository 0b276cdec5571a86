import type { ChargeOutcome, OrderOutcome, PaymentEffect } from '../payment-event'
import { IDLE, type PaymentState, type Purchase } from '../payment-state'

/** What a tab is in the middle of; `answer` is on its way back to it. */
export type Activity =
  | { readonly kind: 'effect'; readonly effect: PaymentEffect }
  | {
      readonly kind: 'waiting'
      readonly request: number
      readonly call: RemoteCall
      readonly answer: Answer | null
    }

/** The two requests that change something at the service. */
export type RemoteCall = Extract<PaymentEffect, { type: 'charge' | 'create-order' }>

export type Answer =
  | { readonly kind: 'charge'; readonly outcome: ChargeOutcome }
  | { readonly kind: 'order'; readonly outcome: OrderOutcome }

export interface Tab {
  readonly isOpen: boolean
  /** It has yet to take over what it found in the journal. */
  readonly hasToResume: boolean
  readonly activity: Activity | null
  readonly pausedFor: string | null
}

/** A request on its way to the service, where it may arrive late, twice or never. */
export interface Request {
  readonly id: number
  readonly call: RemoteCall
  readonly tab: TabIndex
  /** Copies of one request are the same bytes with the same token: all pass the door, or none. */
  readonly isAdmitted: boolean | null
}

export interface Transaction {
  readonly purchaseId: string
  readonly isVoided: boolean
  readonly isOrdered: boolean
}

/** Everything that matters to whether money is safe. Plain data, so that states can be compared. */
export interface World {
  readonly journal: PaymentState
  readonly tabs: readonly [Tab, Tab]
  readonly requests: readonly Request[]
  readonly nonces: Readonly<Record<string, 'charged' | 'declined'>>
  readonly transactions: Readonly<Record<string, Transaction>>
  readonly isSignedIn: boolean
  readonly isLate: boolean
  /** Presses of Pay so far; purchase n is `p{n}`. */
  readonly presses: number
  /** How many times the cart was filled; `null` while it is empty. */
  readonly cart: number | null
  readonly cartOfPurchase: Readonly<Record<string, number>>
  /** Purchases of which the shopper was told that nothing was charged. */
  readonly disclaimed: readonly string[]
}

export const TABS = [0, 1] as const
export type TabIndex = (typeof TABS)[number]

export const CLOSED: Tab = {
  isOpen: false,
  hasToResume: false,
  activity: null,
  pausedFor: null,
}
export const OPENED: Tab = { ...CLOSED, isOpen: true, hasToResume: true }

export const FIRST_WORLD: World = {
  journal: IDLE,
  tabs: [OPENED, CLOSED],
  requests: [],
  nonces: {},
  transactions: {},
  isSignedIn: true,
  isLate: false,
  presses: 0,
  cart: 1,
  cartOfPurchase: {},
  disclaimed: [],
}

/** As small as can be: worlds are compared by the million. */
export function purchaseOf(press: number): Purchase {
  return { id: `p${press}`, userId: '', pressedAt: 0, lines: [], amountCents: 1, address: '' }
}

export function withTab(world: World, index: TabIndex, changes: Partial<Tab>): World {
  const [first, second] = world.tabs
  const tabs: World['tabs'] =
    index === 0 ? [{ ...first, ...changes }, second] : [first, { ...second, ...changes }]
  return { ...world, tabs }
}
