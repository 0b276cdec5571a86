import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PRODUCTS_KEY } from '../../../api/queries/product-queries'
import { ownOrdersQuery } from '../../../api/queries/user-queries'
import type { PaymentState } from '../../../model/payment-journal/payment-state'

/** A new order makes what was read before untrue: the buyer's purchases, and what is left of the products. */
export function useFreshReads(userId: string, state: PaymentState): void {
  const queryClient = useQueryClient()
  const orderId = state.step === 'done' ? state.orderId : undefined
  useEffect(() => {
    if (orderId === undefined) return
    void queryClient.invalidateQueries(ownOrdersQuery(userId))
    void queryClient.invalidateQueries({ queryKey: [PRODUCTS_KEY] })
  }, [queryClient, userId, orderId])
}
