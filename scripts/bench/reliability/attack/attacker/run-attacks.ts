import type { Attack } from '../attacks/attack'
import { runConnection } from './run-connection'
import { type AttackOutcome, createTally } from './tally'

export interface RunningAttacks {
  /** The responses to each so far. */
  outcomes(): AttackOutcome[]
  /** Drops every connection. */
  stop(): void
}

/**
 * Starts attacks on a local shop; they share the connections evenly.
 *
 * @throws Error when there are no attacks
 */
export function runAttacks(
  port: number,
  attacks: readonly Attack[],
  connections: number,
): RunningAttacks {
  const tallies = attacks.map((attack) => ({ attack, tally: createTally(attack.name) }))
  const running = Array.from({ length: connections }, (_, index) => {
    const chosen = tallies[index % tallies.length]
    if (!chosen) throw new Error('There are no attacks.')
    return runConnection(port, chosen.attack, chosen.tally)
  })
  return {
    outcomes: () => tallies.map(({ tally }) => tally.total()),
    stop() {
      for (const connection of running) connection.stop()
    },
  }
}
