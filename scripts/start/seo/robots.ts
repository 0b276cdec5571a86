import { paths } from '../../../src/lib/paths'

const { home: _home, shop: _shop, product: _product, ...privatePaths } = paths

/**
 * What a crawler's rule has to begin with to keep it from the pages that are for one visitor alone. The API stays open:
 * pages are made of what it answers.
 */
export const PRIVATE_PREFIXES: readonly string[] = Object.values(privatePaths).map((path) =>
  typeof path === 'string' ? path : path.pattern.replace(/:.*/, ''),
)

/** `robots.txt` of a shop at this origin. */
export function renderRobots(origin: string): string {
  return [
    'User-agent: *',
    ...PRIVATE_PREFIXES.map((prefix) => `Disallow: ${prefix}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
