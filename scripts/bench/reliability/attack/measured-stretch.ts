import type { Loot } from './attacker/tally'
import type { Experience } from './shoppers/carry-load'

/** What came of one stretch of shopping, attacked or not. */
export interface MeasuredStretch {
  readonly experience: Experience
  /** The most that the shop had in memory. */
  readonly peakBytes: number
  /** What the attacker got; nothing where there was none. */
  readonly loot: readonly Loot[]
  /** The attacker's share of one processor. */
  readonly attackerShare: number
}
