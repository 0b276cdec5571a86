import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../api/api-error'
import { explainFailure } from '../../../../api/explain-failure'
import { createProduct, deleteProduct } from '../../../../api/mutations/catalog-mutations'
import { isOutdated, isUnanswered } from '../../../../api/mutations/condition'
import { readPresentProduct, updateProduct } from '../../../../api/mutations/product-update'
import { productSearchQuery } from '../../../../api/queries/product-queries'
import { isSameText } from '../../../../lib/three-way'
import { toState } from '../../product/save/product-state'
import type { Failure, ProductService } from './send-step'

/** The shop's service, as the steps of a run need it. */
export function createProductService(userId: string, queryClient: QueryClient): ProductService {
  return {
    async read(productId) {
      const { product, tag } = await readPresentProduct(productId)
      return { state: toState(product), tag }
    },
    write: (productId, update, tag) => updateProduct(userId, productId, update, tag),
    create: async (product) => (await createProduct(userId, product)).data?.productId,
    remove: (productId) => deleteProduct(userId, productId),
    async findNamed(name) {
      // Multipart has line breaks in a form of its own, so that a whole name of two lines isn't found.
      const [line = ''] = name.trim().split(/[\r\n]/)
      const query = { ...productSearchQuery(line, 'All'), staleTime: 0 }
      const found = await queryClient.fetchQuery(query)
      return found
        .filter((product) => isSameText(product.name, name))
        .map((product) => ({ productId: product.productId, state: toState(product) }))
    },
    isOutdated,
    isUnanswered,
    judge: judgeFailure,
  }
}

/** Statuses that say something of the session or the moment, and nothing of the row. */
const NOT_THE_ROWS_OWN = [401, 403, 429]

export function judgeFailure(error: unknown, isWrite: boolean): Failure {
  const reason = (error instanceof ApiError && error.reason) || explainFailure(error)
  if (!(error instanceof ApiError)) {
    console.error('A step failed inside the page.', error)
    return { kind: isWrite ? 'unanswered' : 'held', reason }
  }
  const { status = 0, retryAfterSeconds } = error
  if (status === 404) return { kind: 'gone', reason }
  if (NOT_THE_ROWS_OWN.includes(status)) return { kind: 'held', reason, retryAfterSeconds }
  if (!isUnanswered(error)) return { kind: 'refused', reason }
  return isWrite
    ? { kind: 'unanswered', reason }
    : { kind: 'held', reason, ...(status === 503 ? { retryAfterSeconds } : {}) }
}
