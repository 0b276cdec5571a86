import { DEPENDENCY_IDS, type DependencyId, type DropInState } from './state'
import { DEVICE_DATA_WAIT_MS, OVERDUE_AFTER_MS, SAVED_METHODS_WAIT_MS } from './timing'

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

/** Those that a ready option has waited for long enough, and that may arrive later. */
export function overdueIds(state: DropInState, elapsedMs: number): DependencyId[] {
  return initializingIds(state).filter((id) => isOverdue(state, id, elapsedMs))
}

/** A widget that requires 3D Secure must not sell without it, so it is never overdue. */
function isOverdue(
  { rules, firstDoneMs }: DropInState,
  id: DependencyId,
  elapsedMs: number,
): boolean {
  if (id === 'threeDSecure' || firstDoneMs === undefined) return false
  const sinceReadyMs = elapsedMs - firstDoneMs
  if (id === 'vault' && elapsedMs < SAVED_METHODS_WAIT_MS) return false
  if (id === 'dataCollector' && rules.requiresDeviceData) return sinceReadyMs >= DEVICE_DATA_WAIT_MS
  return sinceReadyMs >= OVERDUE_AFTER_MS
}
