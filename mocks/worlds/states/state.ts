import type { Leaving } from '../../api/database/worlds/schema-statements'
import type { ClockChange } from '../model/clock'
import type { Shop } from '../recipes/shop'

/** A situation that a world can begin in, as a recipe. */
export interface State {
  /** What is so, in a sentence. */
  readonly about: string
  /** Taken from the seed before anything is done. */
  readonly without?: Leaving
  /** The products that there are at the end of it, most of them generated. */
  readonly productCount?: number
  /** Done with the public operations. */
  readonly make?: (shop: Shop) => Promise<void>
  /** The orders that there are at the end of it, most of them copies of those that were made. */
  readonly orderCount?: number
  /** What the world's clock does. */
  readonly clock?: ClockChange
  /** As they are written: `createOrder:answer-lost;nth=1`. */
  readonly troubles?: string
  /** How long ago whoever is signed in did so. */
  readonly sessionAgeMs?: number
}

/** A state that is none, in a sentence that says what there is. */
export class StateError extends Error {
  override readonly name = 'StateError'
}
