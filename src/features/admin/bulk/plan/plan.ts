import type { ProductState } from '../../product/save/product-state'

/** What of a product a sheet or a bulk edit can say, in the order of a sheet's columns. */
export const bulkFields = [
  'name',
  'description',
  'price',
  'quantity',
  'category',
  'shipping',
] as const
export type BulkField = (typeof bulkFields)[number]

/** Price in US dollars, category as its id. */
export type BulkValues = Pick<ProductState, BulkField>

/** A product as the service had it when the plan was made; its photo is nobody's concern here. */
export type PlannedProduct = BulkValues & Pick<ProductState, 'sold'>

/** What is to be done to one product. */
export type Step =
  | { readonly kind: 'create'; readonly values: BulkValues }
  | {
      readonly kind: 'change'
      readonly productId: string
      readonly base: PlannedProduct
      readonly change: Partial<BulkValues>
      /** The stock is a difference: what was sold since the plan was made is taken off the new number too. */
      readonly isStockDifference: boolean
      /** How many were sold after the source was written, where that is taken off the stock already. */
      readonly soldSince?: number
    }
  | { readonly kind: 'delete'; readonly productId: string; readonly base: PlannedProduct }

/** What a source wants of one product, before it is compared with the products there are. */
export interface Wanted {
  /** Of the sheet, its headings being row 1; of a selection, its place in it. */
  readonly row: number
  /** Empty where the source has none. */
  readonly productId: string
  readonly name: string
  readonly want:
    | {
        readonly kind: 'values'
        readonly values: Partial<BulkValues>
        readonly isStockDifference: boolean
        /** How many were sold when the stock was written, if the source says so. */
        readonly sold?: number
      }
    | { readonly kind: 'delete' }
  /** Why the row can't be done, whatever the products are. */
  readonly problems: readonly string[]
}

/** One row of a plan. */
export type PlanRow = {
  readonly row: number
  readonly name: string
} & (
  | { readonly kind: 'step'; readonly step: Step }
  /** The product is as wanted: nothing is sent. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
)
