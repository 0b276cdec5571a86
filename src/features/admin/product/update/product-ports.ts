import { isOutdated, isUnanswered } from '../../../../api/mutations/condition'
import { readPresentProduct, updateProduct } from '../../../../api/mutations/product-update'
import { toState } from '../save/product-state'
import type { ProductPorts } from '../save/save-product'

/** The service, as saving a product needs it. */
export function createProductPorts(userId: string, productId: string): ProductPorts {
  return {
    async read() {
      const { product, tag } = await readPresentProduct(productId)
      return { state: toState(product), tag }
    },
    write: (update, tag) => updateProduct(userId, productId, update, tag),
    isOutdated,
    isUnanswered,
  }
}
