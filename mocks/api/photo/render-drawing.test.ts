import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderDrawing } from './render-drawing'

const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><circle r="400"/></svg>',
)

test.each([160, 640, 1600])('a drawing is rendered as WebP, %i pixels wide', async (width) => {
  const metadata = await sharp(await renderDrawing(svg, width)).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width, height: width * 0.75 })
})
