import { listNames } from '../list-names'
import { catalogStates } from './catalog-states'
import { orderStates } from './order-states'
import { paymentStates } from './payment-states'
import { serviceStates } from './service-states'
import { type State, StateError } from './state'
import { stockStates } from './stock-states'

const all = {
  ...catalogStates,
  ...stockStates,
  ...orderStates,
  ...paymentStates,
  ...serviceStates,
}

export type StateName = keyof typeof all

/** Every state by its name. */
export const states: Readonly<Record<StateName, State>> = all

export const stateNames: readonly StateName[] = Object.keys(states).filter(isStateName)

/** What a world begins as when nothing else is said. */
export const FIRST_STATE = 'seed' satisfies StateName

export function isStateName(name: string): name is StateName {
  return Object.hasOwn(all, name)
}

/** @throws StateError that lists the states */
export function readStateName(name: string): StateName {
  if (isStateName(name)) return name
  throw new StateError(
    `There is no state "${name.slice(0, 80)}". There are ${listNames(stateNames)}.`,
  )
}
