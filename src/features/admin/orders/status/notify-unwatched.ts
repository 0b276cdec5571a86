import type { OrderStatus } from '../../../../api/contract'
import { describeResult, judgeBatch } from '../batch'
import type { StatusChanges } from './status-changes'
import type { StatusMutations, StatusTarget } from './status-mutations'

/** The same mutations, whose refusals are told where nobody watches them. */
export function notifyUnwatched(
  mutations: StatusMutations,
  tell: (message: string) => void,
): StatusMutations {
  let watchers = 0
  return {
    ...mutations,
    subscribe(onChange) {
      watchers += 1
      const stop = mutations.subscribe(onChange)
      return () => {
        watchers -= 1
        stop()
      }
    },
    async set(targets, wanted) {
      await mutations.set(targets, wanted)
      const message = tellRefused(targets, wanted, mutations.get())
      if (watchers === 0 && message !== undefined) tell(message)
    },
  }
}

function tellRefused(
  targets: readonly StatusTarget[],
  wanted: OrderStatus,
  changes: StatusChanges,
): string | undefined {
  const batch = { orderIds: targets.map(({ orderId }) => orderId), wanted }
  const result = judgeBatch(batch, changes)
  const [first] = result.refused
  if (!first) return undefined
  return targets.length === 1
    ? `Order ${first.orderId} was not changed to ${wanted}: ${first.reason}`
    : `${describeResult(batch, result)} The list of orders tells why.`
}
