import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { changeCached } from '../../../../api/change-cached'
import { explainRefusal } from '../../../../api/explain-refusal'
import { isOutdated } from '../../../../api/mutations/condition'
import { setOrderStatus } from '../../../../api/mutations/order-status'
import { ordersQuery } from '../../../../api/queries/user-queries'
import { type StatusChanges, shownStatus } from './status-changes'
import { createStatusMutations, type StatusMutations } from './status-mutations'

/** The page's status changes. What was sent goes on when the page is left. */
export function useStatusMutations(userId: string): [StatusChanges, StatusMutations] {
  const queryClient = useQueryClient()
  const [mutations] = useState(() => {
    const mutations = createStatusMutations({
      async read() {
        const orders = await queryClient.fetchQuery({ ...ordersQuery(userId), staleTime: 0 })
        return new Map(orders.map(({ orderId, status }) => [orderId, status]))
      },
      send: (orderId, status, expected) => setOrderStatus(userId, orderId, status, expected),
      isOutdated,
      explain: explainRefusal,
      log: (orderId, error) =>
        console.error(`The status of order ${orderId} could not be changed.`, error),
      reload() {
        // What was saved stays in the list even where it can't be read anew.
        changeCached(queryClient, ordersQuery(userId), (orders) =>
          orders.map((order) => ({ ...order, status: shownStatus(order, mutations.get()) })),
        )
        return queryClient.invalidateQueries(ordersQuery(userId))
      },
    })
    return mutations
  })
  return [useSyncExternalStore(mutations.subscribe, mutations.get), mutations]
}
