import { Blocked, ContractFailure, Undecided } from '../model/errors'
import type { World } from '../model/world'
import type { LedgerEntry } from './ledger'
import { sweepProducts } from './sweep'

/** Deletes what the run created, as far as the API can; returns the records that stay. */
export async function tidyUp(world: World): Promise<readonly LedgerEntry[]> {
  const { ledger } = world
  await tryTo(() => cancelOrders(world))
  await tryTo(() => sweepProducts(world))
  const left = ledger.entries()
  if (!left.some(({ kind }) => kind === 'product')) ledger.clear()
  return left
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

/** So that the orders are not shipped. */
async function cancelOrders({ slots, call, ledger }: World): Promise<void> {
  const admin = slots.admin.peek()
  const status = slots.statuses.peek()?.find((one) => /cancel/i.test(one))
  if (!admin || !status) return
  const orders = ledger.entries().flatMap(({ kind, id }) => (kind === 'order' && id ? [id] : []))
  for (const orderId of orders) {
    await call('updateOrderStatus', {
      path: { orderId, userId: admin.id },
      token: admin.token,
      json: { status, orderId },
      // A service may have its own idea of which status follows which.
      expect: [200, 400, 404],
    })
  }
}
