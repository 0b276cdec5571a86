import type { Category } from '../../../api/edge/catalog'
import type { CardActions, CardProduct } from '../../../catalog/card/card-product'
import { ProductCard } from '../../../catalog/card/product-card'
import { toCents } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import { numberOf, type ProductValues } from './product-values'

interface ProductPreviewProps {
  values: ProductValues
  photo: string | undefined
  categories: readonly Category[]
  createdAt: string
}

/** The card as shoppers will see it, following every key; it can't be operated. */
export function ProductPreview(props: ProductPreviewProps) {
  return (
    <section className="product-preview" aria-labelledby="product-preview-heading">
      <h2 id="product-preview-heading">As shoppers see it</h2>
      <PartBoundary name="The card" subject={props.values}>
        <div inert className={lackOf(props.values)}>
          <ProductCard
            product={toCardProduct(props)}
            href={paths.shop}
            count={0}
            actions={NO_ACTIONS}
            photoSizes="20rem"
            isEager
          />
        </div>
      </PartBoundary>
    </section>
  )
}

const NO_ACTIONS: CardActions = { add() {}, setCount() {}, remove() {} }

function toCardProduct({ values, photo, categories, createdAt }: ProductPreviewProps): CardProduct {
  const quantity = numberOf(values.quantity)
  const category = categories.find(({ categoryId }) => categoryId === values.category)
  return {
    productId: 'preview',
    name: values.name || 'The name of your prompt',
    description: values.description || 'What it does, what goes in, what comes out.',
    // What can't be told yet is not shown.
    priceCents: toCents(numberOf(values.price) || 0),
    category: category ?? { categoryId: '', name: 'Category' },
    quantity: Number.isNaN(quantity) ? 1 : quantity,
    createdAt,
    ...(photo ? { photo: { data: photo } } : {}),
  }
}

/** The class that hides what the fields don't tell yet: no price is not free, and no number is not sold out. */
function lackOf({ price, quantity }: ProductValues): string {
  return Object.entries({ price, quantity })
    .filter(([, text]) => Number.isNaN(numberOf(text)))
    .map(([field]) => `lacks-${field}`)
    .join(' ')
}
