import { type ComponentProps, type ReactNode, useRef } from 'react'
import { paths } from '../../lib/paths'
import { cartActions } from '../../model/cart/cart-actions'
import { useCount } from '../../model/cart/use-cart'
import { PartBoundary } from '../../ui/crash/part-boundary'
import type { CardProduct } from '../card/card-product'
import { ProductCard } from '../card/product-card'
import { useOffscreenHeight } from './use-offscreen-height'
import './product-grid.css'

/** `wide` goes up to four columns, `beside filters` up to three. */
export type GridShape = 'wide' | 'beside filters'

interface ProductGridProps {
  /** Unique on the page; the cards' links are named after it. */
  id: string
  products: readonly CardProduct[]
  shape?: GridShape
  /** How many cards the first screen may show. */
  eagerCount?: number
  /** Names the list for a screen reader. */
  label: string
  /** Shown after the last card. */
  children?: ReactNode
}

/** With more cards than that, those that are far from what is seen are not in the page. */
const MOST_CARDS = 48

/** Products side by side, in cards of equal height. */
export function ProductGrid(props: ProductGridProps) {
  const { id, products, shape = 'wide', eagerCount = 0, label } = props
  const isLong = products.length > MOST_CARDS
  return (
    <ul className={gridClass(shape)} aria-label={label}>
      {products.map((product, index) => (
        <GridItem key={product.productId} restsAs={isLong ? product.productId : undefined}>
          <PartBoundary name="This product" subject={product}>
            <CartCard
              product={product}
              photoSizes={photoSizes[shape]}
              isEager={index < eagerCount}
              linkId={`${id}-${product.productId}`}
            />
          </PartBoundary>
        </GridItem>
      ))}
      {props.children}
    </ul>
  )
}

/** A card that follows what the cart holds of its product. */
function CartCard(props: Omit<ComponentProps<typeof ProductCard>, 'href' | 'count' | 'actions'>) {
  const { productId } = props.product
  return (
    <ProductCard
      {...props}
      href={paths.product(productId)}
      count={useCount(productId)}
      actions={cartActions}
    />
  )
}

interface GridItemProps {
  /** The name under which its height is kept while it is far away. */
  restsAs: string | undefined
  children: ReactNode
}

function GridItem({ restsAs, children }: GridItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const height = useOffscreenHeight(item, restsAs)
  if (height === undefined) return <li ref={item}>{children}</li>
  return <li ref={item} style={{ height }} />
}

const photoSizes: Record<GridShape, string> = {
  wide: '(min-width: 75rem) 310px, (min-width: 56.25rem) 30vw, (min-width: 37.5rem) 46vw, 92vw',
  'beside filters': '(min-width: 75rem) 320px, (min-width: 37.5rem) 46vw, 92vw',
}

export function gridClass(shape: GridShape): string {
  return shape === 'wide' ? 'product-grid product-grid-wide' : 'product-grid product-grid-beside'
}
