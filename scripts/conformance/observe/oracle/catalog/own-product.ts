import { asArray, asObject, isObject, type JsonObject } from '../../../../../mocks/contract/json'
import { isSame } from '../../../checks/round-trip/expect-values'
import type { RuleId } from '../../../model/rules'
import type { WrongValue } from '../differ'
import { numberOf, type Seen } from '../seen'

/** A product that this recording has created: it must be as the recording has left it. */
export interface OwnProduct {
  id?: string
  /** The fields of the contract; the category's id as `category`. */
  wanted: JsonObject
  isGone: boolean
  /** When the last write of it was answered. */
  writtenAt: number
  /** The operation that wrote it last, and whether an answer has shown it right since. */
  writer: string
  isConfirmed: boolean
}

export function toOwnProduct({ sent, endedAt }: Seen): OwnProduct {
  const { name, description, price, shipping, quantity, category } = sent
  return {
    wanted: { name, description, price, shipping, quantity, category, sold: 0 },
    isGone: false,
    writtenAt: endedAt,
    writer: 'createProduct',
    isConfirmed: false,
  }
}

/** The products of an answer: one, a list, a page, or what a write answers. */
export function findProducts(json: unknown): readonly JsonObject[] {
  const body = asObject(json)
  const { data } = body
  const found = Array.isArray(json)
    ? asArray(json)
    : Array.isArray(data)
      ? asArray(data)
      : [body, data]
  return found.filter(isProduct)
}

function isProduct(value: unknown): value is JsonObject {
  return isObject(value) && typeof value['_id'] === 'string' && 'sold' in value && 'price' in value
}

const FIELDS = ['name', 'description', 'price', 'shipping', 'quantity', 'sold', 'createdAt']
const STOCK: ReadonlySet<string> = new Set(['quantity', 'sold'])

/** The first field that is not as it must be, with both values. */
export function findWrong({ wanted }: OwnProduct, shown: JsonObject): WrongValue | undefined {
  const isElsewhere = isSoldElsewhere(wanted, shown)
  const wrong = FIELDS.find(
    (field) =>
      wanted[field] !== undefined &&
      !isSame(field, wanted[field], shown[field]) &&
      !(STOCK.has(field) && isElsewhere),
  )
  if (wrong !== undefined) return [wrong, wanted[wrong], shown[wrong]]
  const category = asObject(shown['category'])['_id']
  const isMoved = wanted['category'] !== undefined && wanted['category'] !== category
  return isMoved ? ['category', wanted['category'], category] : undefined
}

/** Others may buy too: what the stock has less is what was sold more. Without both numbers of before nothing is known. */
function isSoldElsewhere(wanted: JsonObject, shown: JsonObject): boolean {
  const [stock, sold] = [numberOf(wanted['quantity']), numberOf(wanted['sold'])]
  const [stockNow, soldNow] = [numberOf(shown['quantity']), numberOf(shown['sold'])]
  if (stock === undefined || sold === undefined) return true
  if (stockNow === undefined || soldNow === undefined) return false
  return stockNow < stock && stock - stockNow === soldNow - sold
}

export function ruleOf(field: string, writer: string): RuleId {
  if (writer === 'createOrder' && STOCK.has(field)) return 'stock-count'
  if (field === 'sold') return 'ignored-field'
  return field === 'createdAt' ? 'kept-value' : 'read-back'
}
