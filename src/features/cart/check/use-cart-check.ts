import { type FetchStatus, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../api/api-error'
import type { Product } from '../../../api/edge/catalog'
import { presentProductQuery } from '../../../api/queries/product-queries'
import type { Cart } from '../../../model/cart/cart'
import { type CartFinding, checkLine, type ProductAnswer } from './cart-finding'

export interface CartCheck {
  findingOf(productId: string): CartFinding | undefined
  /** Pieces that there are now, where the service has answered: what the line knows may be as old as the line. */
  stockOf(productId: string): number | undefined
  /** Its picture, once the service has answered: the line may have been stored without. */
  photoOf(productId: string): Product['photo']
  hasFindings: boolean
  /** Lines that the service could not be asked about; it checks them again when the order is made. */
  uncheckedCount: number
}

/**
 * Compares the lines that the cart has when the page opens with the service's products. What is added or changed while
 * the page is open comes from the service, so it is not checked again.
 */
export function useCartCheck(cart: Cart): CartCheck {
  const [openedWith] = useState(() => cart.map((line) => line.productId))
  const checkedIds = openedWith.filter((id) => cart.some((line) => line.productId === id))
  const checks = useQueries({
    queries: checkedIds.map((productId) => ({
      ...presentProductQuery(productId),
      refetchOnMount: 'always' as const,
      refetchOnWindowFocus: false,
    })),
    combine: (results) =>
      results.map(({ data, error, fetchStatus }) => ({
        answer: toAnswer(data, error, fetchStatus),
        photo: data?.photo,
      })),
  })
  const checkOf = (productId: string) => checks[checkedIds.indexOf(productId)]
  const answerOf = (productId: string) => checkOf(productId)?.answer
  const findingOf = (productId: string) => {
    const line = cart.find((candidate) => candidate.productId === productId)
    const answer = answerOf(productId)
    return line && answer && answer !== 'asking' && answer !== 'unanswered'
      ? checkLine(line, answer)
      : undefined
  }
  const stockOf = (productId: string) => {
    const answer = answerOf(productId)
    return typeof answer === 'object' ? answer.quantity : undefined
  }
  return {
    findingOf,
    stockOf,
    photoOf: (productId) => checkOf(productId)?.photo,
    hasFindings: cart.some(({ productId }) => findingOf(productId) !== undefined),
    uncheckedCount: checks.filter(({ answer }) => answer === 'unanswered').length,
  }
}

function toAnswer(
  data: Product | undefined,
  error: Error | null,
  fetchStatus: FetchStatus,
): ProductAnswer | 'asking' | 'unanswered' {
  if (fetchStatus === 'fetching') return 'asking'
  // What was answered before the connection was lost may be as old as the line.
  if (fetchStatus === 'paused') return 'unanswered'
  if (error instanceof ApiError && error.status === 404) return 'unknown'
  return error || !data ? 'unanswered' : data
}
