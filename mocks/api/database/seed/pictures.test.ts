import { readdir, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalog } from './catalog/catalog'
import { categories } from './categories'

const FOLDER = new URL('./pictures/', import.meta.url)

const pictures = await Promise.all(
  catalog.map(async ({ slug, category }) => ({
    slug,
    category,
    svg: await readFile(new URL(`${slug}.svg`, FOLDER)),
  })),
)

test('there is one picture for each product and no other', async () => {
  const slugs = catalog.map(({ slug }) => `${slug}.svg`)
  expect((await readdir(FOLDER)).sort()).toEqual(slugs.sort())
})

test('pictures carry no text, no reference to the outside and no broken number', () => {
  const flawed = /<text|<image|<script|href|NaN|undefined|Infinity|url\((?!#ground\))/
  expect(pictures.filter(({ svg }) => flawed.test(svg.toString())).map(({ slug }) => slug)).toEqual(
    [],
  )
})

test('pictures are small', () => {
  expect(pictures.filter(({ svg }) => svg.length > 80_000).map(({ slug }) => slug)).toEqual([])
  expect(pictures.reduce((sum, { svg }) => sum + svg.length, 0)).toBeLessThan(1_500_000)
})

test.each(categories)('pictures of $name parse, fill 4:3 and show something', async (category) => {
  for (const { slug, svg } of pictures.filter((picture) => picture.category === category.slug)) {
    const { format, width, height } = await sharp(svg).metadata()
    expect({ format, width, height }, slug).toEqual({ format: 'svg', width: 1200, height: 900 })
    const { channels, isOpaque } = await sharp(svg, { density: 12 }).stats()
    expect(isOpaque, slug).toBe(true)
    // One with nothing but its ground would have next to no spread.
    expect(Math.max(...channels.map(({ stdev }) => stdev)), slug).toBeGreaterThan(12)
  }
})

test('no two pictures look alike, not even as a thumbnail', async () => {
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

async function shrink(svg: Buffer): Promise<Buffer> {
  return sharp(svg, { density: 12 }).resize(32, 24).removeAlpha().raw().toBuffer()
}

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0
  a.forEach((value, i) => {
    sum += Math.abs(value - (b[i] ?? 0))
  })
  return sum / a.length
}
