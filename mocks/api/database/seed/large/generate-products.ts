import { catalog } from '../catalog/catalog'
import type { CatalogEntry } from '../catalog/seed-product'
import { type CategorySlug, categories } from '../categories'
import { createRandom, type Random } from '../random'
import { closings, inputs, openings, outputs } from './sentences'
import { shuffleTitles, type Title } from './titles'

/** A product of a large catalog. Its picture is that of a product of the seed, by its slug. */
export interface LargeProduct extends CatalogEntry {
  readonly category: CategorySlug
  readonly pictureSlug: string
}

const OLDEST_DAYS = 1500
const GOLDEN_SHARE = (Math.sqrt(5) - 1) / 2

const slugsByCategory: ReadonlyMap<CategorySlug, readonly string[]> = new Map(
  categories.map(({ slug: category }) => [
    category,
    catalog.filter((product) => product.category === category).map(({ slug }) => slug),
  ]),
)

/**
 * Generates `count` products with names of their own, one at a time; the same count and seed give
 * the same products. Names stay distinct for any count: past the last combination of words a
 * second volume begins.
 *
 * @example
 * for (const product of generateProducts(100_000, 1)) { … }
 */
export function* generateProducts(count: number, seed: number): Generator<LargeProduct> {
  const random = createRandom(`large catalogue ${seed}`)
  const titleAt = shuffleTitles(random)
  for (let i = 0; i < count; i++) {
    const category = categories[i % categories.length]?.slug ?? 'writing'
    const title = titleAt(category, Math.floor(i / categories.length))
    yield {
      slug: `large-${seed}-${i}`,
      name: title.name,
      description: describe(random, title),
      category,
      pictureSlug: choosePicture(random, category),
      priceCents: choosePrice(random),
      quantity: random.chance(0.06) ? 0 : random.whole(1, 500),
      shipping: random.chance(0.05) ? 1 : 0,
      // Few sell well and many hardly at all, as in any shop.
      sold: Math.floor(random.between(0, 1) ** 4 * 5000),
      // Evenly spread, never equal, and in no relation to the order of creation.
      createdDaysAgo: ((i * GOLDEN_SHARE) % 1) * OLDEST_DAYS,
    }
  }
}

function choosePicture(random: Random, category: CategorySlug): string {
  const slugs = slugsByCategory.get(category) ?? []
  return slugs[random.whole(0, slugs.length - 1)] ?? category
}

function choosePrice(random: Random): number {
  const [low, high] = random.pick([
    [0, 0],
    [100, 999],
    [100, 999],
    [1000, 1999],
    [1000, 1999],
    [1000, 1999],
    [2000, 2999],
    [2000, 2999],
    [3000, 3999],
    [4000, 9999],
    [4000, 9999],
    [10000, 12000],
  ])
  return random.whole(low, high)
}

function describe(random: Random, { subject, form, audience }: Title): string {
  const opening = random
    .pick(openings)
    .replace('{subject}', subject.toLowerCase())
    .replace('{form}', form.toLowerCase())
    .replace('{audience}', audience.toLowerCase())
  return [opening, random.pick(inputs), random.pick(outputs), random.pick(closings)].join(' ')
}
