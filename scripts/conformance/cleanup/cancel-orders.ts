import { listOrderStatusesResponse } from '../../../src/api/generated/responses/list-order-statuses'
import { listOrdersResponse } from '../../../src/api/generated/responses/list-orders'
import type { Order } from '../../../src/api/generated/types'
import type { Actor, CheckContext } from '../model/check-context'
import { ContractFailure } from '../model/errors'
import type { JournalEntry } from './write-journal'

/** So many open orders of earlier runs are cancelled at once, the newest first. */
const MOST_LEFTOVERS = 100

/**
 * Cancels the orders of the check's own accounts, so that they are not shipped: those of the journal, and those that a run
 * without its journal left open.
 *
 * @throws the first answer that breaks the contract; why somebody's orders could not be read, after the others' were cancelled
 */
export async function cancelOrders(context: CheckContext): Promise<void> {
  const { slots, journal } = context
  const admin = slots.admin.peek()
  const cancelled = admin && (await findCancelled(context, admin))
  if (!admin || cancelled === undefined) return
  const entries = journal
    .entries()
    .filter(({ kind, state }) => kind === 'order' && state !== 'cancelled')
  const { open, closed, unread } = await listOpen(context, entries, cancelled)
  // A step has cancelled it already.
  for (const entry of entries) if (closed.has(entry.id)) journal.mark(entry, 'cancelled')
  await cancelEach(context, admin, cancelled, open, entries)
  if (unread) throw unread.reason
}

async function cancelEach(
  { call, journal }: CheckContext,
  admin: Actor,
  cancelled: string,
  open: OpenOrders['open'],
  entries: readonly JournalEntry[],
): Promise<void> {
  /** A service may have its own idea of which status follows which. */
  const refused = new Set<string>()
  for (const { id: orderId, status } of open) {
    if (refused.has(status)) continue
    const answer = await call('updateOrderStatus', {
      path: { orderId, userId: admin.id },
      token: admin.token,
      json: { status: cancelled, orderId },
      expect: [200, 400, 404],
    })
    if (answer.status === 400 && status !== UNKNOWN) refused.add(status)
    const entry = entries.find(({ id }) => id === orderId)
    // A 404: there is none to be shipped.
    if (answer.status !== 400 && entry)
      journal.mark(entry, answer.status === 200 ? 'cancelled' : 'undone')
  }
}

const UNKNOWN = ''

interface OpenOrders {
  readonly open: readonly { readonly id: string; readonly status: string }[]
  /** The ids of those that are cancelled. */
  readonly closed: ReadonlySet<string | undefined>
  /** The first list that could not be read. */
  readonly unread?: PromiseRejectedResult
}

/** The orders to be cancelled, with their status. */
async function listOpen(
  context: CheckContext,
  entries: readonly JournalEntry[],
  cancelled: string,
): Promise<OpenOrders> {
  const { listed, unread } = await listOwnOrders(context)
  const known = new Set(listed.map(({ _id }) => _id))
  const open = listed.filter(({ status }) => status !== cancelled).slice(0, MOST_LEFTOVERS)
  const closed = listed.filter(({ status }) => status === cancelled)
  // A list may leave some out.
  const unlisted = entries.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : id))
  return {
    open: [
      ...open.map(({ _id: id, status }) => ({ id, status })),
      ...unlisted.map((id) => ({ id, status: UNKNOWN })),
    ],
    closed: new Set(closed.map(({ _id }) => _id)),
    ...(unread ? { unread } : {}),
  }
}

async function findCancelled(
  { call, slots }: CheckContext,
  admin: Actor,
): Promise<string | undefined> {
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
async function listOwnOrders({ call, slots }: CheckContext) {
  const people = [slots.shopper.peek(), slots.other.peek()].flatMap((actor) => actor ?? [])
  const lists = await Promise.allSettled(
    people.map(async ({ id: userId, token }): Promise<readonly Order[]> => {
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
  const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []))
  return { listed, unread: lists.find((list) => list.status === 'rejected') }
}
