import type { Attack } from '../attacks/attack'
import { runConnection } from './run-connection'
import { createTally, type Loot } from './tally'

export interface RunningAttacks {
  /** What each has got so far. */
  loot(): Loot[]
  /** Drops every connection. */
  stop(): void
}

/**
 * Begins attacks on a shop of this machine, with so many connections that they share evenly.
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
    loot: () => tallies.map(({ tally }) => tally.total()),
    stop() {
      for (const connection of running) connection.stop()
    },
  }
}
