import type { Variant, Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { changeAnswer } from '../wrap/messages'
import { entries, onAnswer, onOperation } from '../wrap/one-operation'
import { createOwnTest } from '../wrap/own-products'

/** A service on which others work while it is checked. */
export const busyVariants: readonly Variant[] = [
  // Each changes as much as people do; together they would change more, and at every look of another variant.
  { name: 'others who buy all the while', wrap: buyAllTheWhile() },
  { name: 'another administrator who changes prices', hides: true, wrap: changePrices() },
  { name: 'another administrator who deletes old products', hides: true, wrap: deleteOld() },
]

/** Each list shows one piece less of the products whose name begins with C. */
function buyAllTheWhile(): Wrapper {
  let sold = 0
  const isOwn = createOwnTest()
  return (next) => {
    const count = onAnswer('listProducts', (body) => {
      sold += 1
      return body
    })
    return everyProduct((product) =>
      !isOwn(product) && String(product['name']).startsWith('C')
        ? { ...product, quantity: 100_000 - sold }
        : product,
    )(count(next))
  }
}

/** Each list has a new description of another product. */
function changePrices(): Wrapper {
  let count = 0
  const isOwn = createOwnTest()
  return onAnswer('listProducts', (body) => {
    count += 1
    return entries(body).map((product, index) =>
      !isOwn(product) && index === count
        ? { ...product, description: `Now for less, offer ${count}.` }
        : product,
    )
  })
}

/** Every fourth list has one more of the others' products less. */
function deleteOld(): Wrapper {
  let count = 0
  const isOwn = createOwnTest()
  return onOperation('listProducts', async (request, forward) => {
    count += 1
    const url = new URL(request.url)
    const limit = Number(url.searchParams.get('limit'))
    const isLimited = Number.isInteger(limit) && limit > 0 && limit <= 1_000_000
    // What moves up from behind fills the list.
    if (isLimited) url.searchParams.set('limit', 'undefined')
    const response = await forward(new Request(url, request))
    if (!response.ok) return response
    return changeAnswer(response, (body) => {
      const products = entries(body)
      const gone = products
        .filter((product) => !isOwn(product))
        .map(({ _id }) => String(_id))
        .sort()
        .slice(0, Math.floor(count / 4))
      const left = products.filter(({ _id }) => !gone.includes(String(_id)))
      return isLimited ? left.slice(0, limit) : left
    })
  })
}
