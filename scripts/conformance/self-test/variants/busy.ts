import type { Variant, Wrapper } from '../fault'
import { everyProduct } from '../wrap/every-answer'
import { entries, onAnswer } from '../wrap/one-operation'

/** A service on which others work while it is checked. */
export const busyVariants: readonly Variant[] = [
  { name: 'others who buy all the while', wrap: buyAllTheWhile() },
  { name: 'another administrator who changes prices', wrap: changePrices() },
  { name: 'another administrator who deletes old products', wrap: deleteOld() },
]

const isOthers = ({ name }: Readonly<Record<string, unknown>>) =>
  !String(name).startsWith('Conformance')

/** Each list shows one piece less of the products whose name begins with C. */
function buyAllTheWhile(): Wrapper {
  let sold = 0
  return (next) => {
    const count = onAnswer('listProducts', (body) => {
      sold += 1
      return body
    })
    return everyProduct((product) =>
      isOthers(product) && String(product['name']).startsWith('C')
        ? { ...product, quantity: 100_000 - sold }
        : product,
    )(count(next))
  }
}

/** Each list has a new description of another product. */
function changePrices(): Wrapper {
  let count = 0
  return onAnswer('listProducts', (body) => {
    count += 1
    return entries(body).map((product, index) =>
      isOthers(product) && index === count
        ? { ...product, description: `Now for less, offer ${count}.` }
        : product,
    )
  })
}

/** Every fourth list has one more of the others' products less. */
function deleteOld(): Wrapper {
  let count = 0
  return onAnswer('listProducts', (body) => {
    count += 1
    const others = entries(body).filter(isOthers)
    const gone = others
      .map(({ _id }) => String(_id))
      .sort()
      .slice(0, Math.floor(count / 4))
    return entries(body).filter(({ _id }) => !gone.includes(String(_id)))
  })
}
