import type { Difference } from './interruptions'
import type { Level } from './level'
import type { World } from './world'

/** What a check builds on, or leaves for others. */
export type Resource = 'accounts' | 'admin' | 'shelves' | 'stock' | 'order'

export interface Step {
  readonly title: string
  /** The operation that the step is about. */
  readonly operation: string
  run(advise: Advise): Promise<void>
}

/** Notes what the contract doesn't promise but users would like. */
export type Advise = (difference: Difference) => void

/** A journey, or a table of cases. */
export interface Check {
  readonly id: string
  readonly title: string
  readonly level: Level
  readonly needs?: readonly Resource[]
  readonly provides?: readonly Resource[]
  /** Whether a failing step leaves the others to be tried, side by side. */
  readonly areIndependent?: boolean
  /** How many independent steps run at once. */
  readonly atOnce?: number
  /** Whether it writes nothing. */
  readonly isReadOnly?: boolean
  readonly steps: readonly Step[]
}

/** Builds a check; sends nothing yet. */
export type CheckFactory = (world: World) => Check
