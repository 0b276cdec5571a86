import type { CategorySlug } from '../categories'
import { mix } from './colour'
import { type MotifName, motifs } from './motif-registry'
import { choosePalette } from './palette'
import { createRandom } from './random'
import { CANVAS, element } from './svg'

/** What a cover depends on; nothing else changes a picture. */
export interface PictureSubject {
  readonly slug: string
  readonly category: CategorySlug
  readonly cover: MotifName
}

/** Draws the cover of a product: an SVG of 1200 by 900, the same for the same subject. */
export function drawPicture({ slug, category, cover }: PictureSubject): string {
  const random = createRandom(slug)
  const palette = choosePalette(category, random)
  const frame = { width: CANVAS.width, height: CANVAS.height }
  const content = motifs[cover]({ random, palette, initial: slug.slice(0, 1).toUpperCase() })
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...frame,
      viewBox: `0 0 ${CANVAS.width} ${CANVAS.height}`,
    },
    element(
      'linearGradient',
      { id: 'ground', x1: 0, y1: 0, x2: 0.6, y2: 1 },
      element('stop', { stopColor: palette.ground }),
      element('stop', { offset: 1, stopColor: mix(palette.ground, palette.inks[0], 0.22) }),
    ),
    element('rect', { ...frame, fill: 'url(#ground)' }),
    content,
  )
}
