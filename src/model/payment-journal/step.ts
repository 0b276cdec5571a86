import type { PaymentEffect } from './payment-event'
import type { PaymentState } from './payment-state'

/** What came of an event. */
export interface Step {
  readonly state: PaymentState
  readonly effects: readonly PaymentEffect[]
}

/** The event has no meaning here. */
export function stay(state: PaymentState): Step {
  return { state, effects: [] }
}

export function take(state: PaymentState, ...effects: PaymentEffect[]): Step {
  return { state, effects }
}
