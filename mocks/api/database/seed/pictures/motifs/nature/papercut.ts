import { mix, ramp } from '../../colour'
import { smoothOutline } from '../../curve'
import type { Motif } from '../../motif'
import type { Random } from '../../random'
import { CANVAS, circle, element, type Point, path } from '../../svg'

const CORNERS = 28

interface Layer {
  readonly outline: string
  readonly depth: number
}

/** Sheets of paper with a hole in each, laid on one another, and a light at the bottom. */
export const drawPapercut: Motif = ({ random, palette }) => {
  const centre = {
    x: random.between(0.4, 0.6) * CANVAS.width,
    y: random.between(0.42, 0.58) * CANVAS.height,
  }
  const layers = cutLayers(random, centre)
  const sheets = layers.map(({ outline, depth }) => {
    const colour = ramp(palette.inks, 1 - depth)
    return (
      path(outline, { fill: mix(colour, palette.ground, 0.1) }) +
      element(
        'g',
        { fill: 'none', stroke: '#000', strokeOpacity: 0.1 },
        path(outline, { strokeWidth: 26 }),
        path(outline, { strokeWidth: 12 }),
      ) +
      path(outline, { fill: colour, transform: 'translate(0 9)' })
    )
  })
  return sheets.join('') + circle(centre, random.between(38, 60), { fill: palette.spark })
}

function cutLayers(random: Random, centre: Point): Layer[] {
  const count = random.whole(6, 8)
  const bumps = [2, 3, 5].map((frequency) => ({
    frequency,
    strength: random.between(0.07, 0.2) / Math.sqrt(frequency - 1),
    phase: random.between(0, Math.PI * 2),
    drift: random.between(-0.35, 0.35),
  }))
  return Array.from({ length: count }, (_, i) => {
    const depth = i / (count - 1)
    const radius = 620 - depth * 500
    const corners = Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * Math.PI * 2
      const bulge = bumps.reduce(
        (sum, { frequency, strength, phase, drift }) =>
          sum + strength * Math.sin(angle * frequency + phase + drift * i),
        1,
      )
      return {
        x: centre.x + Math.cos(angle) * radius * bulge * 1.12,
        y: centre.y + Math.sin(angle) * radius * bulge * 0.86,
      }
    })
    return { outline: smoothOutline(corners), depth }
  })
}
