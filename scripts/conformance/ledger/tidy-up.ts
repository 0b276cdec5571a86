import { Blocked, ContractFailure, Undecided } from '../model/errors'
import type { World } from '../model/world'
import { cancelOrders } from './cancel-orders'
import type { LedgerEntry } from './ledger'
import { sweepProducts } from './sweep'

/** What became of the records that a run has made. */
export interface Tidied {
  readonly deleted: number
  readonly cancelled: number
  /** What the contract can't delete, or what could not be deleted. */
  readonly left: readonly LedgerEntry[]
}

/** Deletes what the run created, as far as the API can. */
export async function tidyUp(world: World): Promise<Tidied> {
  const { ledger } = world
  const before = ledger.entries()
  await tryTo(() => cancelOrders(world))
  await tryTo(() => sweepProducts(world))
  const left = ledger.entries()
  if (!left.some(({ kind }) => kind === 'product')) ledger.clear()
  return {
    deleted: before.length - left.length,
    cancelled: left.filter(({ state }) => state === 'cancelled').length,
    left,
  }
}

/** A failure here was reported where the operation was checked; the record is listed as left behind. */
async function tryTo(undo: () => Promise<void>): Promise<void> {
  try {
    await undo()
  } catch (error) {
    const isAnswer =
      error instanceof ContractFailure || error instanceof Undecided || error instanceof Blocked
    if (!isAnswer) throw error
  }
}
