import { escapeMarkup } from '../../../mocks/contract/escape-markup'
import { CURRENCY, describeProduct, type PageFacts, toPlainPrice } from './structured-data'

/** Where a page was asked for. */
export interface PageAddress {
  /** Of the shop, as everybody reaches it: `https://shop.example`. */
  readonly origin: string
  readonly pathname: string
}

/** The title and description as they stand in the document's head: text that can't leave an element or an attribute. */
export interface EscapedWords {
  readonly title: string
  readonly description: string
}

/**
 * What search engines and link previews read in a page's head: its one address, Open Graph, Twitter's card, and what is
 * sold in the terms of schema.org. The elements name the page that they are about, so that the shop takes them away when
 * its visitor goes on to another.
 */
export function describePage(
  { path, product, imageUrl }: PageFacts,
  words: EscapedWords,
  { origin, pathname }: PageAddress,
): string {
  const url = origin + path
  const page = `data-page="${escapeMarkup(pathname)}"`
  const meta = (kind: 'property' | 'name', name: string, escaped: string) =>
    `<meta ${page} ${kind}="${name}" content="${escaped}">`
  const title = product ? escapeMarkup(product.name) : words.title
  const image = escapeMarkup(imageUrl ?? `${origin}/preview.png`)
  const tags = [
    `<link ${page} rel="canonical" href="${escapeMarkup(url)}">`,
    meta('property', 'og:type', product ? 'product' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', words.description),
    meta('property', 'og:url', escapeMarkup(url)),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', product ? `Cover of ${title}` : title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', words.description),
    meta('name', 'twitter:image', image),
  ]
  if (product) {
    const { priceCents, quantity } = product
    tags.push(
      meta('property', 'product:price:amount', toPlainPrice(priceCents)),
      meta('property', 'product:price:currency', CURRENCY),
      meta('property', 'product:availability', quantity > 0 ? 'in stock' : 'out of stock'),
      `<script ${page} type="application/ld+json">${escapeData(describeProduct({ product, url, imageUrl, origin }))}</script>`,
    )
  }
  return tags.join('')
}

/** JSON in which nothing can end or open an element, such as `</script>` or `<!--`. */
function escapeData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
