import { z } from 'zod'
import type { ForeignCatalog, ForeignProduct } from '../../api/database/worlds/put-catalog'
import { toCents } from '../../api/lib/money'
import { asArray, isObject } from '../../contract/json'

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

/** The products and categories of an answer, wherever they are in it. */
export function findCatalog(body: unknown): FoundCatalog {
  const products: FoundProduct[] = []
  const categories = new Map<string, { readonly id: string; readonly name: string }>()

  function look(value: unknown): void {
    for (const part of asArray(value)) look(part)
    if (!isObject(value)) return
    const product = productSchema.safeParse(value).data
    if (product) {
      products.push(toFound(product))
      keep(product.category)
      return
    }
    const category = categorySchema.safeParse(value).data
    // Users and the lines of orders have an id and a name too.
    if (category && Object.keys(value).length === 2) keep(category)
    for (const [name, part] of Object.entries(value)) if (name !== 'user') look(part)
  }

  function keep({ _id: id, name }: z.infer<typeof categorySchema>): void {
    categories.set(id, { id, name })
  }

  look(body)
  return { categories: [...categories.values()], products }
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
