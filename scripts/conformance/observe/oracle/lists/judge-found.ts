import { asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { findProducts, type OwnProduct } from '../catalog/own-product'
import { type Found, type Seen, type Subject, textOf } from '../seen'
import { differLost, differStray, type Shelf } from './shelf'

/** A service may find no more than so many; more than 100 break the schema. */
const FOUND_AT_LEAST = 50
const EVERYWHERE = 'All'

/** Found products: names that contain the text, in the category. */
export function createSearchJudge(shelf: Shelf): Subject {
  const judge = (seen: Seen): Found => {
    const products = findProducts(seen.exchange.json)
    const { search, category = EVERYWHERE } = seen.query
    const text = String(search)
    const isAsked = (id: unknown) => category === EVERYWHERE || category === id
    const isStray = (one: JsonObject) =>
      !contains(String(one['name']), text) || !isAsked(asObject(one['category'])['_id'])
    const ids = new Set(products.map(({ _id }) => _id))
    const isLost = ({ id, wanted }: OwnProduct) =>
      !ids.has(id) &&
      isAsked(wanted['category']) &&
      textOf(wanted['name'])?.toLowerCase().includes(text.toLowerCase()) === true
    const isCut = products.length >= FOUND_AT_LEAST || text.trim() === ''
    return [
      differStray(
        seen,
        'search',
        products.find(isStray),
        'without the text, or of another category',
      ),
      differLost(
        seen,
        'search',
        isCut ? undefined : shelf.present(seen).find(isLost),
        products.length,
      ),
    ]
  }
  return {
    judge: (seen) => (seen.isOk && seen.operation.id === 'searchProducts' ? judge(seen) : []),
  }
}

/** Whether a name contains a text, however a service may fold letters and spaces. */
function contains(name: string, text: string): boolean {
  const fold = (one: string) => one.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  return name.toLowerCase().includes(text.toLowerCase()) || fold(name).includes(fold(text))
}
