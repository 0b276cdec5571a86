import type { Product } from '../../../../api/edge/catalog'
import type { Wanted } from './plan'

/** What a row wants of a product by now, and how many were sold since it was written. */
interface Current {
  readonly wanted: Wanted
  readonly soldSince: number
}

/** Takes off a stock that was written when fewer were sold what was sold since: no sale is undone by a sheet. */
export function takeOffSales(wanted: Wanted, product: Product): Current {
  const { want } = wanted
  if (want.kind === 'delete' || want.sold === undefined || want.values.quantity === undefined) {
    return { wanted, soldSince: 0 }
  }
  const soldSince = product.sold - want.sold
  const quantity = want.values.quantity - soldSince
  const problem = findProblem(want.sold, product, quantity)
  return {
    wanted: {
      ...wanted,
      want: { ...want, values: { ...want.values, quantity } },
      problems: problem ? [...wanted.problems, problem] : wanted.problems,
    },
    soldSince,
  }
}

function findProblem(sold: number, product: Product, quantity: number): string | undefined {
  const [now, then] = [product.sold.toLocaleString(), sold.toLocaleString()]
  if (sold > product.sold) return `The sheet says ${then} sold, the shop ${now}: export it again.`
  if (quantity >= 0 || sold === product.sold) return undefined
  const since = (product.sold - sold).toLocaleString()
  return `${since} sold since the sheet was made: there are ${product.quantity.toLocaleString()} now.`
}
