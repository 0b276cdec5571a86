import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database'
import type { ChargeRow } from '../database/tables/charges'
import { BEAT_MS, nextStamp } from './charge-lease'
import { claimCharge } from './charge-store'

export interface HoldDependencies {
  readonly database: Database
  now(): Date
}

/** What came of the work, and the charge as its holder has left it. */
export interface Held<Result> {
  readonly result: Result
  readonly charge: ChargeRow
}

/** Works on a charge, and lets the other processes know meanwhile that somebody does. */
export async function holdCharge<Result>(
  dependencies: HoldDependencies,
  charge: ChargeRow,
  work: () => Promise<Result>,
): Promise<Held<Result>> {
  const over = new AbortController()
  const beating = beat(dependencies, charge, over.signal)
  try {
    const result = await work()
    over.abort()
    return { result, charge: await beating }
  } finally {
    over.abort()
  }
}

/** Goes on until the work is over, or somebody else has the charge; answers with its last state in these hands. */
async function beat(
  { database, now }: HoldDependencies,
  charge: ChargeRow,
  over: AbortSignal,
): Promise<ChargeRow> {
  let held = charge
  for (;;) {
    await pause(BEAT_MS, undefined, { signal: over }).catch(() => undefined)
    if (over.aborted) return held
    try {
      const renewed = await claimCharge(database, held, nextStamp(held, now()))
      if (!renewed) return held
      held = renewed
    } catch {
      // A beat missed, no more: the provider's word is not to be lost over it, and writing that down has its own say.
    }
  }
}
