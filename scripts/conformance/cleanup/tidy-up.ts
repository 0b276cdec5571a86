import type { CheckContext } from '../model/check-context'
import { Blocked, CannotRun, ContractFailure, Undecided } from '../model/errors'
import { cancelOrders } from './cancel-orders'
import { sweepProducts } from './sweep'
import type { JournalEntry } from './write-journal'

/** What became of the records that a run has made. */
export interface Tidied {
  readonly deleted: number
  readonly cancelled: number
  /** What the contract can't delete, or what could not be deleted. */
  readonly left: readonly JournalEntry[]
  /** Why not everything was tried, a sentence. */
  readonly cutShort?: string
}

/** Deletes what the run created, as far as the API can; what can't be tried for one person is tried for the others. */
export async function tidyUp(context: CheckContext): Promise<Tidied> {
  const { journal } = context
  const before = journal.entries()
  const problems = [
    await tryTo(() => cancelOrders(context)),
    await tryTo(() => sweepProducts(context)),
  ]
  const cutShort = problems.find((problem) => problem !== undefined)
  const left = journal.entries()
  if (!left.some(({ kind }) => kind === 'product')) journal.clear()
  return {
    deleted: before.length - left.length,
    cancelled: left.filter(({ state }) => state === 'cancelled').length,
    left,
    ...(cutShort === undefined ? {} : { cutShort }),
  }
}

/** A failure here was reported where the operation was checked, the record is listed as left behind; why nothing could be tried is returned. */
async function tryTo(undo: () => Promise<void>): Promise<string | undefined> {
  try {
    await undo()
    return undefined
  } catch (error) {
    if (error instanceof CannotRun) return `Cleaning up was cut short: ${error.message}`
    const isAnswer =
      error instanceof ContractFailure || error instanceof Undecided || error instanceof Blocked
    if (!isAnswer) throw error
    return undefined
  }
}
