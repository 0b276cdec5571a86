import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { changeCached } from '../../../../api/change-cached'
import { explainRefusal } from '../../../../api/explain-refusal'
import { isOutdated } from '../../../../api/mutations/condition'
import { setOrderStatus } from '../../../../api/mutations/order-status'
import { ordersQuery } from '../../../../api/queries/user-queries'
import { showNotice } from '../../../../model/notice-store'
import { guardUnload } from '../../../../model/pending-work'
import { notifyUnwatched } from './notify-unwatched'
import { type StatusChanges, shownStatus } from './status-changes'
import { createStatusMutations, type StatusMutations } from './status-mutations'

/** A user's status changes. They go on when the page is left, and what became of them shows on return. */
export function useStatusMutations(userId: string): [StatusChanges, StatusMutations] {
  const queryClient = useQueryClient()
  const [mutations] = useState(() => keepMutations(userId, queryClient))
  return [useSyncExternalStore(mutations.subscribe, mutations.get), mutations]
}

interface Kept {
  userId: string
  queryClient: QueryClient
  mutations: StatusMutations
}

/** Those of the user who had the page open last. */
let kept: Kept | undefined

function keepMutations(userId: string, queryClient: QueryClient): StatusMutations {
  if (kept?.userId !== userId || kept.queryClient !== queryClient) {
    kept = { userId, queryClient, mutations: openMutations(userId, queryClient) }
  }
  return kept.mutations
}

function openMutations(userId: string, queryClient: QueryClient): StatusMutations {
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
  const told = notifyUnwatched(mutations, (message) =>
    showNotice({ message, tone: 'error', lasts: 'until dismissed' }),
  )
  return { ...told, set: (targets, wanted) => guardUnload(told.set(targets, wanted)) }
}
