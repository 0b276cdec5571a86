import type { Service } from '../service/start-service'
import { startAttacker } from './attacker/start-attacker'
import type { Loot } from './attacker/tally'
import { carryLoad, type Experience } from './carry-load'
import type { ShopFacts } from './shop/shop-facts'
import { watchMemory } from './shop/watch-memory'

/** A time in which shoppers come, attacked or not. */
export interface Stretch {
  /** Of the attacks; none for shoppers alone. */
  readonly names: readonly string[]
  readonly durationMs: number
  /** Of the attacker. */
  readonly connections: number
}

/** What came of it. */
export interface MeasuredStretch {
  readonly experience: Experience
  /** The most that the shop had in memory. */
  readonly peakBytes: number
  /** What the attacker got; nothing where there was none. */
  readonly loot: readonly Loot[]
  /** The attacker's share of one processor. */
  readonly attackerShare: number
}

const WARM_UP_MS = 5_000

/** Lets shoppers come to a fresh shop, and the attacker with them. */
export async function measureStretch(
  service: Service,
  facts: ShopFacts,
  { names, durationMs, connections }: Stretch,
): Promise<MeasuredStretch> {
  // The first request of each kind compiles what it needs.
  await carryLoad(service, facts, WARM_UP_MS)
  const memory = watchMemory(service.processId)
  const port = Number(new URL(service.origin).port)
  const startedAt = performance.now()
  const attacker =
    names.length > 0
      ? await startAttacker({ port, facts, attacks: [...names], connections })
      : undefined
  const experience = await carryLoad(service, facts, durationMs)
  const { loot, cpuMs } = (await attacker?.stop()) ?? { loot: [], cpuMs: 0 }
  const peakBytes = await memory.stop()
  return { experience, peakBytes, loot, attackerShare: cpuMs / (performance.now() - startedAt) }
}
