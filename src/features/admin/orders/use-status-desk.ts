import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { explainRefusal } from '../../../api/explain-refusal'
import { ordersQuery } from '../../../api/queries/private-queries'
import { read } from '../../../api/read'
import { api } from '../../../api/service'
import type { StatusChanges } from './status-changes'
import { createStatusDesk, type StatusDesk } from './status-desk'

/** The page's desk for status changes. What was sent goes on when the page is left. */
export function useStatusDesk(userId: string): [StatusChanges, StatusDesk] {
  const queryClient = useQueryClient()
  const [desk] = useState(() =>
    createStatusDesk({
      async send(orderId, status) {
        await read(
          api.PUT('/order/{orderId}/status/{userId}', {
            params: { path: { orderId, userId } },
            body: { status, orderId },
          }),
          { operation: 'updateOrderStatus' },
        )
      },
      explain: explainRefusal,
      log: (orderId, error) =>
        console.error(`The status of order ${orderId} could not be changed.`, error),
      reload: () => queryClient.invalidateQueries(ordersQuery(userId)),
    }),
  )
  return [useSyncExternalStore(desk.subscribe, desk.get), desk]
}
