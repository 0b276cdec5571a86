import type { Category } from '../../../api/edge/catalog'
import { toCents } from '../../../lib/money'
import { paths } from '../../../lib/paths'
import { PartBoundary } from '../../../ui/crash/part-boundary'
import type { CardActions, CardProduct } from '../../../ui/product/card-product'
import { ProductCard } from '../../../ui/product/product-card'
import { type ProductValues, readNumber } from './product-values'

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
        <div inert>
          <ProductCard
            product={toCardProduct(props)}
            href={paths.shop}
            useCount={noPieces}
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
  const category = categories.find(({ categoryId }) => categoryId === values.category)
  return {
    productId: 'preview',
    name: values.name || 'The name of your prompt',
    description: values.description || 'What it does, what goes in, what comes out.',
    priceCents: toCents(readNumber(values.price) || 0),
    category: category ?? { categoryId: '', name: 'Category' },
    // Not filled in yet: shown as in stock.
    quantity: values.quantity === '' ? 1 : readNumber(values.quantity) || 0,
    createdAt,
    ...(photo ? { photo: { data: photo } } : {}),
  }
}

/** A preview is in no cart. */
function noPieces(): number {
  return 0
}
