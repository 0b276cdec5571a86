import type { ChargeRow } from '../../../mocks/api/database/tables/charges'
import type { Shop } from '../../../mocks/worlds/recipes/shop'
import type { World } from '../../../mocks/worlds/world'

/** What is looked at in a world of a state. */
export interface Look {
  readonly world: World
  /** Its calls meet the world's troubles. */
  readonly shop: Shop
  /** Its calls meet none. */
  readonly calm: Shop
  /** What was taken, and neither ordered nor given back. */
  unorderedCharges(): Promise<ChargeRow[]>
}

/** Fails unless a world is as its state says. */
export type Claim = (look: Look) => Promise<void>
