import type { World } from '../run/world'
import type { LedgerEntry } from './ledger'
import { sweepProducts } from './sweep'

/** Takes back what can be taken back; returns what stays. */
export async function tidyUp(world: World): Promise<readonly LedgerEntry[]> {
  const { ledger } = world
  await cancelOrder(world)
  await sweepProducts(world)
  const left = ledger.entries()
  if (!left.some(({ kind }) => kind === 'product')) ledger.clear()
  return left
}

/** So that nobody packs it. */
async function cancelOrder({ slots, call, ledger }: World): Promise<void> {
  const admin = slots.admin.peek()
  const status = slots.statuses.peek()?.find((one) => /cancel/i.test(one))
  if (!admin || !status) return
  const orders = ledger.entries().flatMap(({ kind, id }) => (kind === 'order' && id ? [id] : []))
  for (const orderId of orders) {
    await call('updateOrderStatus', {
      path: { orderId, userId: admin.id },
      token: admin.token,
      json: { status, orderId },
      expect: [200, 404],
    })
  }
}
