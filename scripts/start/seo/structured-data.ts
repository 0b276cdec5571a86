import type { BreadcrumbList, Graph, Product } from 'schema-dts'
import type { renderPage } from '../../../src/ssr'

/** What the storefront's server-side rendering makes of a page. */
export type RenderedPage = NonNullable<Awaited<ReturnType<typeof renderPage>>>

export type PageFacts = NonNullable<RenderedPage['facts']>

/** What a page sells, and where it is to be found. */
export interface SoldProduct {
  readonly product: NonNullable<PageFacts['product']>
  /** Of its page. */
  readonly url: string
  readonly imageUrl: string | undefined
  /** Of the shop. */
  readonly origin: string
}

/** The contract's amounts are in US dollars. */
export const CURRENCY = 'USD'

/** The price as schema.org and Open Graph have it: with a point and no sign of its currency. */
export function toPlainPrice(priceCents: number): string {
  return (priceCents / 100).toFixed(2)
}

/** A product in the terms of schema.org: what it is, on which terms it is sold, and the way to it through the shop. */
export function describeProduct(sold: SoldProduct): Graph {
  return { '@context': 'https://schema.org', '@graph': [toProduct(sold), toBreadcrumbs(sold)] }
}

function toProduct({ product, url, imageUrl }: SoldProduct): Product {
  const { productId, name, description, priceCents, category, quantity } = product
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    sku: productId,
    category: category.name,
    ...(imageUrl === undefined ? {} : { image: imageUrl }),
    offers: {
      '@type': 'Offer',
      url,
      price: toPlainPrice(priceCents),
      priceCurrency: CURRENCY,
      availability: quantity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
  }
}

function toBreadcrumbs({ product: { name, category }, url, origin }: SoldProduct): BreadcrumbList {
  const shop = `${origin}/shop`
  const steps = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Shop', item: shop },
    {
      name: category.name,
      item: `${shop}?${new URLSearchParams({ category: category.categoryId })}`,
    },
    { name, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}
