import type { Product } from '../../../../api/edge/catalog'
import { isSameText, unifyBreaks } from '../../../../lib/three-way'
import {
  adviseDescription,
  adviseName,
  advisePrice,
  adviseQuantity,
} from '../../product/product-advice'
import { toState } from '../../product/save/product-state'
import { fieldLabels } from '../../product/update/describe-field'
import { takeOffSales } from './later-sales'
import {
  type BulkField,
  type BulkValues,
  bulkFields,
  type PlannedProduct,
  type PlanRow,
  type Step,
  type Wanted,
} from './plan'

/**
 * Compares what is wanted with the products there are: what is created, changed, deleted, left as it is, and refused.
 * A product is found by its id, or without one by its exact name.
 */
export function makePlan(wanted: readonly Wanted[], products: readonly Product[]): PlanRow[] {
  const byId = new Map(products.map((product) => [product.productId, product]))
  const byName = groupByName(products)
  /** The row that a product, or the name of a new one, was first wanted in. */
  const taken = new Map<string, number>()

  const find = ({ productId, name }: Wanted): Product | string | undefined => {
    if (productId !== '') return byId.get(productId) ?? `No product has the id ${productId}.`
    if (name === '') return 'It has neither an id nor a name.'
    const named = byName.get(unifyBreaks(name)) ?? []
    return named.length > 1
      ? `${named.length.toLocaleString()} products have this name: say which by its id.`
      : named[0]
  }

  return wanted.map((row) => {
    const found = find(row)
    const product = typeof found === 'object' ? found : undefined
    const about = { row: row.row, name: row.name || product?.name || row.productId }
    const key = product ? `id ${product.productId}` : `name ${unifyBreaks(row.name)}`
    const first = taken.get(key)
    if (first === undefined && typeof found !== 'string') taken.set(key, row.row)

    const refused =
      typeof found === 'string' ? found : first && `Row ${first} is about the same product.`
    return {
      ...about,
      ...(refused ? { kind: 'refused', reasons: [refused] } : compare(row, product)),
    }
  })
}

/** Without what the row is about. */
type Verdict = PlanRow extends infer Row
  ? Row extends PlanRow
    ? Omit<Row, 'row' | 'name'>
    : never
  : never

function compare(row: Wanted, product: Product | undefined): Verdict {
  const { wanted, soldSince } = product ? takeOffSales(row, product) : { wanted: row, soldSince: 0 }
  if (wanted.problems.length > row.problems.length) {
    return { kind: 'refused', reasons: wanted.problems }
  }
  const step = product ? stepFor(wanted, product, soldSince) : creation(row)
  const reasons = [...row.problems, ...(step ? judge(step) : [])]
  if (reasons.length > 0) return { kind: 'refused', reasons }
  return step ? { kind: 'step', step } : { kind: 'unchanged' }
}

function groupByName(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const groups = new Map<string, Product[]>()
  for (const product of products) {
    const name = unifyBreaks(product.name.trim())
    const group = groups.get(name)
    if (group) group.push(product)
    else groups.set(name, [product])
  }
  return groups
}

/** A product without its photo, whose address may be megabytes long. */
export function toPlanned(product: Product): PlannedProduct {
  const { photo: _photo, ...planned } = toState(product)
  return planned
}

function stepFor({ want }: Wanted, product: Product, soldSince: number): Step | undefined {
  const { productId } = product
  const base = toPlanned(product)
  if (want.kind === 'delete') return { kind: 'delete', productId, base }
  const change = pickChanged(base, want.values)
  if (Object.keys(change).length === 0) return undefined
  const { isStockDifference } = want
  return {
    kind: 'change',
    productId,
    base,
    change,
    isStockDifference,
    ...(soldSince > 0 && change.quantity !== undefined ? { soldSince } : {}),
  }
}

/** A sheet's editor may trim a text, and choose the form of its line breaks. */
function pickChanged(base: BulkValues, values: Partial<BulkValues>): Partial<BulkValues> {
  const isSame = (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string'
      ? isSameText(one.trim(), other.trim())
      : one === other
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(Reflect.get(base, field), value)),
  )
}

/** An incomplete creation is one whose missing fields `judge` names. */
function creation({ want }: Wanted): Step | undefined {
  if (want.kind === 'delete') return undefined
  const { name = '', description = '', price, quantity, category = '', shipping } = want.values
  const numbers = { price: price ?? Number.NaN, quantity: quantity ?? Number.NaN }
  return {
    kind: 'create',
    values: { name, description, ...numbers, category, shipping: shipping ?? Number.NaN },
  }
}

function judge(step: Step): string[] {
  switch (step.kind) {
    case 'delete':
      return []
    case 'change':
      return bulkFields.flatMap((field) => judgeField(field, step.change))
    case 'create': {
      const missing = bulkFields.filter((field) => isMissing(step.values[field]))
      return missing.length > 0
        ? [`No product has this name, and a new one needs ${listLabels(missing)}.`]
        : bulkFields.flatMap((field) => judgeField(field, step.values))
    }
  }
}

function judgeField(field: BulkField, values: Partial<BulkValues>): string[] {
  const value = values[field]
  const advice = value === undefined ? undefined : advise(field, String(value))
  return advice?.isWarning ? [`${fieldLabels[field]}: ${advice.text}`] : []
}

function advise(field: BulkField, value: string) {
  switch (field) {
    case 'name':
      return adviseName(value)
    case 'description':
      return adviseDescription(value)
    case 'price':
      return advisePrice(value)
    case 'quantity':
      return adviseQuantity(value)
    case 'category':
    case 'shipping':
      // Read from what there is to choose from.
      return undefined
  }
}

function isMissing(value: string | number): boolean {
  return value === '' || Number.isNaN(value)
}

function listLabels(fields: readonly BulkField[]): string {
  const labels = fields.map((field) => fieldLabels[field].toLowerCase())
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels)
}
