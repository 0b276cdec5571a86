import { listOrderStatusesResponse } from '../../../src/api/generated/responses/list-order-statuses'
import { listOrdersResponse } from '../../../src/api/generated/responses/list-orders'
import type { Order } from '../../../src/api/generated/types'
import { ContractFailure } from '../model/errors'
import type { Actor, World } from '../model/world'
import type { LedgerEntry } from './ledger'

/** So many open orders of earlier runs are cancelled at once, the newest first. */
const MOST_LEFTOVERS = 100

/**
 * Cancels the orders of the check's own accounts, so that they are not shipped: those of the ledger, and those that a run
 * without its ledger left open.
 *
 * @throws the first answer that breaks the contract
 */
export async function cancelOrders(world: World): Promise<void> {
  const { slots, ledger } = world
  const admin = slots.admin.peek()
  const cancelled = admin && (await findCancelled(world, admin))
  if (!admin || cancelled === undefined) return
  const entries = ledger
    .entries()
    .filter(({ kind, state }) => kind === 'order' && state !== 'cancelled')
  /** A service may have its own idea of which status follows which. */
  const refused = new Set<string>()
  for (const { id: orderId, status } of await listOpen(world, entries, cancelled)) {
    if (refused.has(status)) continue
    const answer = await world.call('updateOrderStatus', {
      path: { orderId, userId: admin.id },
      token: admin.token,
      json: { status: cancelled, orderId },
      expect: [200, 400, 404],
    })
    if (answer.status === 400 && status !== UNKNOWN) refused.add(status)
    const entry = entries.find(({ id }) => id === orderId)
    // A 404: there is none to be shipped.
    if (answer.status !== 400 && entry)
      ledger.mark(entry, answer.status === 200 ? 'cancelled' : 'undone')
  }
}

const UNKNOWN = ''

/** The orders to be cancelled, with their status. */
async function listOpen(
  world: World,
  entries: readonly LedgerEntry[],
  cancelled: string,
): Promise<readonly { readonly id: string; readonly status: string }[]> {
  const listed = await listOwnOrders(world)
  const known = new Set(listed.map(({ _id }) => _id))
  const open = listed.filter(({ status }) => status !== cancelled).slice(0, MOST_LEFTOVERS)
  // A list may leave some out.
  const unlisted = entries.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : id))
  return [
    ...open.map(({ _id: id, status }) => ({ id, status })),
    ...unlisted.map((id) => ({ id, status: UNKNOWN })),
  ]
}

async function findCancelled({ call, slots }: World, admin: Actor): Promise<string | undefined> {
  const known = slots.statuses.peek()
  if (known) return known.find(isCancelled)
  const path = { userId: admin.id }
  const answer = await call('listOrderStatuses', { path, token: admin.token })
  return answer.read(listOrderStatusesResponse.shape).find(isCancelled)
}

function isCancelled(status: string): boolean {
  return /cancel/i.test(status)
}

/** The orders of the check's accounts; a list that can't be read is judged elsewhere. */
async function listOwnOrders({ call, slots }: World): Promise<readonly Order[]> {
  const people = [slots.shopper.peek(), slots.other.peek()].flatMap((actor) => actor ?? [])
  const lists = await Promise.all(
    people.map(async ({ id: userId, token }) => {
      try {
        const answer = await call('listOwnOrders', { path: { userId }, token })
        const orders = answer.read(listOrdersResponse.shape)
        return orders.filter(({ user }) => user._id === userId)
      } catch (error) {
        if (error instanceof ContractFailure) return []
        throw error
      }
    }),
  )
  return lists.flat()
}
