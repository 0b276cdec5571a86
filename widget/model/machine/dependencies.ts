import type { DependencyId, DropInState } from './state'
import { OVERDUE_AFTER_MS } from './timing'

const DEPENDENCY_IDS: readonly DependencyId[] = [
  'card',
  'paypal',
  'paypalCredit',
  'venmo',
  'applePay',
  'googlePay',
  'vault',
  'threeDSecure',
  'dataCollector',
]

export function initializingIds({ dependencies }: DropInState): DependencyId[] {
  return DEPENDENCY_IDS.filter((id) => dependencies[id] === 'initializing')
}

export function hasDoneOption({ options, dependencies }: DropInState): boolean {
  return options.some((option) => dependencies[option] === 'done')
}

/** Nothing is worth waiting for any longer. */
export function isSettled(state: DropInState): boolean {
  return initializingIds(state).every((id) => state.overdue.includes(id))
}

/** Whether those that are still initializing have kept a ready option waiting for long enough. */
export function isPatienceOver({ firstDoneMs }: DropInState, elapsedMs: number): boolean {
  return firstDoneMs !== undefined && elapsedMs - firstDoneMs >= OVERDUE_AFTER_MS
}

/** Without 3D Secure a merchant who asks for it must not sell; the rest may arrive later. */
export function canComeLate({ rules }: DropInState, id: DependencyId): boolean {
  if (id === 'threeDSecure') return false
  return id !== 'dataCollector' || !rules.requiresDeviceData
}
