import type { Variant, Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { entries, onAnswer } from '../wrap/one-operation'
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
  return onAnswer('listProducts', (body) => {
    count += 1
    const others = entries(body).filter((product) => !isOwn(product))
    const gone = others
      .map(({ _id }) => String(_id))
      .sort()
      .slice(0, Math.floor(count / 4))
    return entries(body).filter(({ _id }) => !gone.includes(String(_id)))
  })
}
