import type { IdRange } from '../../../mocks/api/catalog/listing/list-products'
import { escapeMarkup } from '../../../mocks/contract/escape-markup'
import { paths } from '../../../src/lib/paths'

/** The protocol's limit for one file. */
export const MOST_URLS = 50_000

/**
 * Products in one of several files: fewer than fit, as products may be added between two requests of a crawler, and none
 * that belongs into a file may be missing from it.
 */
export const PRODUCTS_PER_FILE = 45_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The sitemap that names the files of a long one: each holds the products up to one of these ids, the last all others. */
export function renderSitemapIndex(origin: string, lastIds: readonly string[]): string {
  const ranges = [...lastIds, undefined].map((upTo, index) => ({ after: lastIds[index - 1], upTo }))
  const files = ranges.map(
    (range) =>
      `<sitemap><loc>${escapeMarkup(`${origin}/sitemap.xml?${writeRange(range)}`)}</loc></sitemap>\n`,
  )
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`
}

/** One file of a sitemap, written while the ids are read. The first has the shop's other pages too. */
export async function* renderSitemap(
  origin: string,
  range: IdRange,
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  const others = range.after === undefined ? [paths.home, paths.shop] : []
  let left = MOST_URLS - others.length
  // The first text has products too: whoever has it knows that they can be read.
  let text = `${HEAD}<urlset ${NAMESPACE}>\n${others.map((path) => toUrl(origin + path)).join('')}`
  for await (const batch of batches) {
    const ids = batch.slice(0, left)
    left -= ids.length
    yield text + ids.map((id) => toUrl(origin + paths.product(id))).join('')
    text = ''
    if (left === 0) break
  }
  yield `${text}</urlset>\n`
}

/** The file that a sitemap's URL asks for: `whole` where it names no end, `unknown` where one is no id. */
export function readRange(search: URLSearchParams): IdRange | 'whole' | 'unknown' {
  const after = search.get('after') ?? undefined
  const upTo = search.get('to') ?? undefined
  if (after === undefined && upTo === undefined) return 'whole'
  const isId = (end: string | undefined) => end === undefined || /^[\w-]{1,100}$/.test(end)
  return isId(after) && isId(upTo) ? { after, upTo } : 'unknown'
}

function writeRange({ after, upTo }: IdRange): string {
  return new URLSearchParams({
    ...(after === undefined ? {} : { after }),
    ...(upTo === undefined ? {} : { to: upTo }),
  }).toString()
}

function toUrl(address: string): string {
  return `<url><loc>${escapeMarkup(address)}</loc></url>\n`
}
