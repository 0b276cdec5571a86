import type { Contract } from '../../../conformance/contract/read-contract'
import { readWorld } from './make/fuzz-world'
import type { FuzzShop } from './open-fuzz-shop'
import { type RawResult, runRaw } from './raw/run-raw'
import { type FuzzResult, runFuzz } from './run-fuzz'

/** How many requests of each kind an epoch has. */
export interface EpochSize {
  /** Straight into the app, one at a time, the tables looked at after each. */
  readonly inProcess: number
  /** Over HTTP, eight at a time. */
  readonly byNetwork: number
  /** As bytes, each over its own connection. */
  readonly raw: number
}

export interface Epoch {
  readonly inProcess: FuzzResult
  readonly byNetwork: FuzzResult
  readonly raw: RawResult
}

const AT_ONCE = 8

/** Starts with a fresh shop, so that the epoch's seed reproduces each finding. */
export async function runEpoch(
  shop: FuzzShop,
  contract: Contract,
  seed: string,
  { inProcess, byNetwork, raw }: EpochSize,
): Promise<Epoch> {
  await shop.reset()
  const world = await readWorld(shop.send)
  const { readDigest, port } = shop
  const plan = { contract, world, seed }
  return {
    inProcess: await runFuzz({ ...plan, send: shop.send, count: inProcess, atOnce: 1, readDigest }),
    raw: await runRaw({ port, seed, count: raw, readDigest }),
    byNetwork: await runFuzz({
      ...plan,
      send: shop.sendByNetwork,
      from: inProcess,
      count: byNetwork,
      atOnce: AT_ONCE,
    }),
  }
}
