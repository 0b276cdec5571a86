import type { CheckContext } from './check-context'
import type { Difference } from './errors'
import type { Level } from './rules'

/** What a check needs, or provides for others. */
export type Resource = 'accounts' | 'admin' | 'categories' | 'products' | 'order'

export interface Step {
  readonly title: string
  /** The operation that the step is about. */
  readonly operation: string
  /** Whether it runs with `--thorough` only. */
  readonly isThorough?: boolean
  run(advise: Advise): Promise<void>
}

/** Notes what the contract doesn't require but users would like. */
export type Advise = (difference: Difference) => void

export interface Check {
  readonly id: string
  readonly title: string
  readonly level: Level
  /**
   * `journey`: a failing step blocks the later ones. `series`: the steps run one after the other and
   * none blocks another. `table`: the steps run side by side, and `--only` can choose some of them.
   */
  readonly kind: 'journey' | 'series' | 'table'
  readonly needs?: readonly Resource[]
  readonly provides?: readonly Resource[]
  /** Whether it writes nothing. */
  readonly isReadOnly?: boolean
  readonly steps: readonly Step[]
}

/** Builds a check; sends nothing yet. */
export type CheckFactory = (context: CheckContext) => Check
