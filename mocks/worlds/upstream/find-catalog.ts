import { z } from 'zod'
import type { ForeignCatalog, ForeignProduct } from '../../api/database/worlds/put-catalog'
import { toCents } from '../../api/lib/money'
import { asArray, asObject, isObject } from '../../contract/json'
import type { Operation } from '../../contract/operation'

/** A product as an answer has it, and where its picture is. */
export interface FoundProduct {
  readonly product: Omit<ForeignProduct, 'photo'>
  /** An address, or a `data:` URI. */
  readonly picture: string | undefined
}

export interface FoundCatalog extends Pick<ForeignCatalog, 'categories'> {
  readonly products: readonly FoundProduct[]
}

const categorySchema = z.object({ _id: z.string(), name: z.string() })
const productSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  category: categorySchema,
  quantity: z.int(),
  shipping: z.union([z.literal(0), z.literal(1)]),
  photo: z.object({ data: z.string() }).optional(),
  createdAt: z.iso.datetime({ offset: true }),
  sold: z.int(),
})

/** The products of an answer, wherever they are in it, their categories, and those that the operation answers. */
export function findCatalog(body: unknown, operation: Pick<Operation, 'id'>): FoundCatalog {
  const products: FoundProduct[] = []
  const categories = new Map<string, { readonly id: string; readonly name: string }>()

  function look(value: unknown): void {
    for (const part of asArray(value)) look(part)
    if (!isObject(value)) return
    const product = productSchema.safeParse(value).data
    if (!product) {
      for (const part of Object.values(value)) look(part)
      return
    }
    products.push(toFound(product))
    keep(product.category)
  }

  function keep({ _id: id, name }: z.infer<typeof categorySchema>): void {
    categories.set(id, { id, name })
  }

  for (const value of listCategories(body, operation)) {
    const category = categorySchema.safeParse(value).data
    if (category) keep(category)
  }
  look(body)
  return { categories: [...categories.values()], products }
}

/** Told by their place: a backend may add fields, and users, lines of orders and brands have an id and a name too. */
function listCategories(body: unknown, { id }: Pick<Operation, 'id'>): readonly unknown[] {
  if (id === 'listCategories') return asArray(body)
  return id === 'createCategory' ? [asObject(body)['data']] : []
}

function toFound(product: z.infer<typeof productSchema>): FoundProduct {
  return {
    product: {
      id: product._id,
      name: product.name,
      description: product.description,
      priceCents: toCents(product.price),
      categoryId: product.category._id,
      quantity: product.quantity,
      shipping: product.shipping,
      sold: product.sold,
      createdAt: new Date(product.createdAt),
    },
    picture: product.photo?.data,
  }
}
