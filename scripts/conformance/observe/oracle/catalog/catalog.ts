import { createBoundedMap } from '../../../../../mocks/api/lib/bounded-map'
import { asArray, asObject, type JsonObject } from '../../../../../mocks/contract/json'
import { isWriteOf } from '../../../model/is-write'
import { numberOf, type Seen, type Subject, textOf } from '../seen'
import { findProducts, type OwnProduct, toOwnProduct } from './own-product'

export interface KnownCategory {
  readonly id: string
  readonly name: string
  /** Whether the recording has created it. */
  readonly isOwn: boolean
}

/** What the recording has shown of products and categories. */
export interface Catalogue extends Subject {
  find(id: unknown): OwnProduct | undefined
  /** The own product that is shown, though its creation may not have said its id. */
  recognise(shown: JsonObject): OwnProduct | undefined
  listOwn(): readonly OwnProduct[]
  category(id: unknown): KnownCategory | undefined
  listCategories(): readonly KnownCategory[]
  /** Takes pieces from the stock of an own product, by the order that was answered. */
  sell(id: string, pieces: number, by: Seen): void
  /** When the recording last wrote anything, in milliseconds since 1970. */
  readonly writtenAt: number
  /** Whether a list of categories was seen, so that others are unknown ones. */
  readonly hasCategories: boolean
}

const CHANGEABLE = ['name', 'description', 'price', 'shipping', 'quantity', 'category']

export function createCatalogue(): Catalogue {
  const own = createBoundedMap<OwnProduct>(5_000)
  const byId = createBoundedMap<OwnProduct>(5_000)
  const categories = createBoundedMap<KnownCategory>()
  let writtenAt = 0
  let count = 0
  let hasCategories = false

  const find = (id: unknown) => (typeof id === 'string' ? byId.get(id) : undefined)

  const learnCategory = (value: unknown, isOwn = false) => {
    const { _id: id, name } = asObject(value)
    if (typeof id !== 'string' || (categories.has(id) && !isOwn)) return
    categories.set(id, { id, name: String(name), isOwn })
  }

  const noteCreated = (seen: Seen) => {
    count += 1
    const product = toOwnProduct(seen)
    const { _id, createdAt } = asObject(asObject(seen.exchange.json)['data'])
    const id = textOf(_id)
    own.set(String(count), product)
    if (id === undefined) return
    product.id = id
    product.wanted = { ...product.wanted, createdAt }
    byId.set(id, product)
  }

  const noteChanged = ({ operation, path, sent, endedAt, isAlone }: Seen) => {
    const product = find(path['productId'])
    if (!product) return
    product.writtenAt = endedAt
    product.writer = operation.id
    product.isConfirmed = false
    product.isGone ||= operation.id === 'deleteProduct'
    const changed = CHANGEABLE.filter((field) => field in sent)
    product.wanted = {
      ...product.wanted,
      // Of two writes at once either may be the last.
      ...Object.fromEntries(changed.map((field) => [field, isAlone ? sent[field] : undefined])),
    }
  }

  const noteCategories = ({ operation: { id }, exchange: { json } }: Seen) => {
    if (id === 'createCategory') learnCategory(asObject(json)['data'], true)
    if (id !== 'listCategories') return
    hasCategories = true
    for (const one of asArray(json)) learnCategory(one)
  }

  /** A creation need not answer with the time of it. */
  const noteShown = ({ _id, category, createdAt }: JsonObject) => {
    learnCategory(category)
    const known = find(_id)
    if (known && known.wanted['createdAt'] === undefined)
      known.wanted = { ...known.wanted, createdAt }
  }

  return {
    find,
    recognise(shown) {
      const known = find(shown['_id'])
      const id = textOf(shown['_id'])
      if (known || id === undefined) return known
      const isMeant = (one: OwnProduct) =>
        one.id === undefined && one.wanted['name'] === shown['name']
      const named = own.values().find(isMeant)
      if (!named) return undefined
      named.id = id
      byId.set(id, named)
      return named
    },
    listOwn: own.values,
    category: (id) => (typeof id === 'string' ? categories.get(id) : undefined),
    listCategories: categories.values,
    get writtenAt() {
      return writtenAt
    },
    get hasCategories() {
      return hasCategories
    },
    sell(id, pieces, { endedAt, isAlone }) {
      const product = find(id)
      const [stock, sold] = [product?.wanted['quantity'], product?.wanted['sold']].map(numberOf)
      if (!product || sold === undefined) return
      // Beside a write of the stock it may have been taken from the one before.
      const quantity = isAlone && stock !== undefined ? stock - pieces : undefined
      product.wanted = { ...product.wanted, quantity, sold: sold + pieces }
      product.writtenAt = endedAt
      product.writer = 'createOrder'
      product.isConfirmed = false
    },
    note(seen) {
      const { id } = seen.operation
      if (!seen.isOk) return
      if (isWriteOf(seen.operation)) writtenAt = Math.max(writtenAt, seen.endedAt)
      if (id === 'createProduct') noteCreated(seen)
      if (id === 'updateProduct' || id === 'deleteProduct') noteChanged(seen)
      noteCategories(seen)
      for (const shown of findProducts(seen.exchange.json)) noteShown(shown)
    },
  }
}
