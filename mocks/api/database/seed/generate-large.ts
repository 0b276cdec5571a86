import { type CategorySlug, categories } from './categories'
import { closings, inputs, openings, outputs } from './large/sentences'
import { shuffleTitles, type Title } from './large/titles'
import type { PictureSubject } from './pictures/draw-picture'
import type { MotifName } from './pictures/motif-registry'
import { createRandom, type Random } from './pictures/random'
import type { CatalogueEntry } from './seed-product'

/** A product of a large catalogue. Its picture is one of the pool's, shared with others. */
export interface LargeProduct extends Omit<CatalogueEntry, 'cover'> {
  readonly category: CategorySlug
  /** The slug of a picture in `picturePool`. */
  readonly pictureKey: string
}

const PICTURES_PER_CATEGORY = 8
const POOL_COVERS: readonly MotifName[] = [
  'mosaic',
  'waves',
  'contours',
  'blocks',
  'spectrum',
  'arches',
  'flow',
  'papercut',
  'truchet',
]
const OLDEST_DAYS = 1500
const GOLDEN_SHARE = (Math.sqrt(5) - 1) / 2

/** The 64 pictures that generated products share, eight in each category's colours. */
export const picturePool: readonly PictureSubject[] = categories.flatMap(({ slug }, shelf) =>
  Array.from({ length: PICTURES_PER_CATEGORY }, (_, i) => ({
    slug: pictureKey(slug, i),
    category: slug,
    cover: POOL_COVERS[(shelf + i) % POOL_COVERS.length] ?? 'mosaic',
  })),
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
      pictureKey: pictureKey(category, random.whole(0, PICTURES_PER_CATEGORY - 1)),
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

function pictureKey(category: CategorySlug, index: number): string {
  return `pool-${category}-${index}`
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
