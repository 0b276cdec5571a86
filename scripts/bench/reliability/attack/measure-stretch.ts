import type { Service } from '../service/start-service'
import { startAttacker } from './attacker/start-attacker'
import type { AttackOutcome } from './attacker/tally'
import { carryLoad, type ShopperOutcome } from './carry-load'
import type { ShopFacts } from './shop/shop-facts'
import { watchMemory } from './shop/watch-memory'

/** A period of measurement, with or without an attack. */
export interface Stretch {
  /** Names of the attacks; none to measure shoppers alone. */
  readonly names: readonly string[]
  readonly durationMs: number
  /** Of the attacker. */
  readonly connections: number
}

/** The result of a period. */
export interface MeasuredStretch {
  readonly shoppers: ShopperOutcome
  /** The peak memory of the shop, in bytes. */
  readonly peakBytes: number
  /** The responses to each attack; empty without an attack. */
  readonly outcomes: readonly AttackOutcome[]
  /** The attacker's share of one processor. */
  readonly attackerShare: number
  /** How much of the time the attacker was ready to run and had no processor. */
  readonly attackerWait: number
}

const WARM_UP_MS = 5_000
const IDLE = { outcomes: [], cpuMs: 0, waitMs: 0 }

/** Runs shoppers against a fresh shop, together with the attacker. */
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
  const shoppers = await carryLoad(service, facts, durationMs)
  const { outcomes, cpuMs, waitMs } = (await attacker?.stop()) ?? IDLE
  const tookMs = performance.now() - startedAt
  const peakBytes = await memory.stop()
  return {
    shoppers,
    peakBytes,
    outcomes,
    attackerShare: cpuMs / tookMs,
    attackerWait: waitMs / tookMs,
  }
}
