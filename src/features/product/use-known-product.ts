import { useQueryClient } from '@tanstack/react-query'
import type { Product, ProductPage } from '../../api/edge/catalog'
import { PRODUCTS_KEY } from '../../api/queries/product-queries'

/** The product as a list that was fetched before has it, so that its page opens without a wait. */
export function useKnownProduct(productId: string): Product | undefined {
  const lists = useQueryClient().getQueriesData<Product[] | ProductPage | Product>({
    queryKey: [PRODUCTS_KEY],
  })
  return lists
    .flatMap(([, answer]) => productsOf(answer))
    .find((product) => product.productId === productId)
}

function productsOf(answer: Product[] | ProductPage | Product | undefined): readonly Product[] {
  if (answer === undefined) return []
  if (Array.isArray(answer)) return answer
  return 'data' in answer ? answer.data : [answer]
}
