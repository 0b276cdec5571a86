import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue'
import { categories } from '../categories'
import { picturePool } from '../generate-large'
import { drawPicture } from './draw-picture'
import { motifs } from './motif-registry'
import { renderPicture } from './render-picture'

const pictures = catalogue.map((product) => ({ slug: product.slug, svg: drawPicture(product) }))

test('every motif of the registry is on some cover', () => {
  const used = new Set<string>(catalogue.map(({ cover }) => cover))
  expect(Object.keys(motifs).filter((name) => !used.has(name))).toEqual([])
  expect(used.size).toBeGreaterThanOrEqual(8)
})

test('the same product has the same cover, another slug another one', () => {
  const [product] = catalogue
  expect(product).toBeDefined()
  if (product) {
    expect(drawPicture({ ...product })).toBe(drawPicture(product))
    expect(drawPicture({ ...product, slug: `${product.slug}-2` })).not.toBe(drawPicture(product))
  }
})

test('covers carry no text, no reference to the outside and no broken number', () => {
  const flawed = /<text|<image|<script|href|NaN|undefined|Infinity|url\((?!#ground\))/
  expect(pictures.filter(({ svg }) => flawed.test(svg)).map(({ slug }) => slug)).toEqual([])
})

test('covers stay small enough to draw in no time', () => {
  expect(pictures.filter(({ svg }) => svg.length > 200_000).map(({ slug }) => slug)).toEqual([])
})

test.each(categories)('covers of $name parse, fill 4:3 and are pictures', async (shelf) => {
  const slugs = catalogue.filter(({ category }) => category === shelf.slug).map(({ slug }) => slug)
  for (const { slug, svg } of pictures.filter((picture) => slugs.includes(picture.slug))) {
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ format, width, height }, slug).toEqual({ format: 'svg', width: 1200, height: 900 })
    const { channels, isOpaque } = await sharp(Buffer.from(svg), { density: 12 }).stats()
    expect(isOpaque, slug).toBe(true)
    // A cover that drew nothing but its ground would have next to no spread.
    expect(Math.max(...channels.map(({ stdev }) => stdev)), slug).toBeGreaterThan(12)
  }
})

test('no two covers look alike, not even as a thumbnail', async () => {
  const thumbnails = await Promise.all(pictures.map(({ svg }) => shrink(svg)))
  const alike: string[] = []
  thumbnails.forEach((thumbnail, i) => {
    thumbnails.slice(0, i).forEach((other, j) => {
      if (meanDifference(thumbnail, other) < 8) {
        alike.push(`${pictures[i]?.slug} and ${pictures[j]?.slug}`)
      }
    })
  })
  expect(alike).toEqual([])
})

test.each([160, 640, 1600])('a cover is rendered as WebP, %i pixels wide', async (width) => {
  const webp = await renderPicture(pictures[0]?.svg ?? '', width)
  const metadata = await sharp(webp).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width, height: width * 0.75 })
})

test('the pool of large catalogues has 64 covers that all differ', () => {
  const pool = picturePool.map((subject) => drawPicture(subject))
  expect(new Set(pool).size).toBe(64)
})

async function shrink(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 12 }).resize(32, 24).removeAlpha().raw().toBuffer()
}

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0
  a.forEach((value, i) => {
    sum += Math.abs(value - (b[i] ?? 0))
  })
  return sum / a.length
}
