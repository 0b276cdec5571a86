import { findProducts } from '../catalog/own-product'
import { differIf } from '../differ'
import type { Found, Seen, Subject } from '../seen'
import type { Shelf } from './shelf'

/** Related products: of the same category, without the product itself. */
export function createRelatedJudge(shelf: Shelf): Subject {
  const judge = (seen: Seen): Found => {
    const products = findProducts(seen.exchange.json)
    const { productId } = seen.path
    const category = shelf.catalogue.find(productId)?.wanted['category']
    const siblings = shelf
      .present(seen)
      .filter(({ id, wanted }) => id !== productId && wanted['category'] === category)
    const others = new Set(products.map((one) => JSON.stringify(one['category'])))
    const isMoved = shelf.isSettled(seen) && category !== undefined
    const foreign = isMoved && !products.every((one) => isIn(one['category'], category))
    const isLonely = category !== undefined && siblings.length > 0 && products.length === 0
    return [
      differIf(
        products.some(({ _id }) => _id === productId),
        seen,
        {
          rule: 'related',
          expected: 'other products',
          cause: 'The product itself is among them.',
        },
      ),
      differIf(others.size > 1 || foreign, seen, {
        rule: 'related',
        expected: 'products of the product’s category',
        got: [...others].join(', '),
        cause: 'Related products share the category.',
      }),
      differIf(isLonely, seen, {
        rule: 'related',
        expected: 'products of the same category',
        got: 'none',
        cause: 'The recording has made others in its category.',
      }),
    ]
  }
  return {
    judge: (seen) => (seen.isOk && seen.operation.id === 'listRelatedProducts' ? judge(seen) : []),
  }
}

function isIn(category: unknown, id: unknown): boolean {
  return typeof category === 'object' && category !== null && Reflect.get(category, '_id') === id
}
