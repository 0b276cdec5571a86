import type { PaymentEvent, Transition } from '../payment-event'
import type { PaymentState } from '../payment-state'
import { type TabIndex, type World, withTab } from './world'

/** What is explored: the machine, and how faithfully the page drives it. */
export interface Design {
  transition(state: PaymentState, event: PaymentEvent): Transition
  /** Whether one tab at a time drives (Web Locks), or each for itself where the browser has none. */
  hasLock: boolean
  /** Whether the journal is written before a charge is sent. */
  isWrittenAhead: boolean
}

/** The tab takes an event. What stands in the journal is what every tab goes by, never its own memory. */
export function dispatch(world: World, tab: TabIndex, event: PaymentEvent, design: Design): World {
  const { state, effects } = design.transition(world.journal, event)
  const pause = effects.find((effect) => effect.type === 'pause')
  const work = effects.find((effect) => effect.type !== 'pause')
  const isWritten = design.isWrittenAhead || work?.type !== 'charge'
  const told = withTab(isWritten ? { ...world, journal: state } : world, tab, {
    activity: work ? { kind: 'effect', effect: work } : null,
    pausedFor: pause ? pause.purchaseId : world.tabs[tab].pausedFor,
  })
  return state.step === 'failed' ? disclaim(told, state.purchase.id) : told
}

function disclaim(world: World, purchaseId: string): World {
  if (world.disclaimed.includes(purchaseId)) return world
  return { ...world, disclaimed: [...world.disclaimed, purchaseId].sort() }
}
