import type { Motif } from '../../motif'
import { CANVAS, circle, element, type Point, path } from '../../svg'

/** One tile with two quarter turns, laid in two ways: ropes that never end. */
export const drawTruchet: Motif = ({ random, palette }) => {
  const tile = random.pick([100, 150, 225, 300])
  const arcs: string[] = []
  const knots: string[] = []
  for (let y = 0; y < CANVAS.height; y += tile) {
    for (let x = 0; x < CANVAS.width; x += tile) {
      arcs.push(turnTwice({ x, y }, tile, random.chance(0.5)))
      if (random.chance(0.09)) {
        knots.push(
          circle({ x: x + tile / 2, y: y + tile / 2 }, tile * 0.1, { fill: palette.spark }),
        )
      }
    }
  }
  const data = arcs.join('')
  const [first, second, third, fourth] = palette.inks
  const strands = [
    { stroke: first, strokeWidth: tile * 0.58 },
    { stroke: second, strokeWidth: tile * 0.42 },
    { stroke: fourth, strokeWidth: tile * 0.26 },
    { stroke: third, strokeWidth: tile * 0.1 },
  ]
  return element('g', { fill: 'none' }, ...strands.map((strand) => path(data, strand)), ...knots)
}

function turnTwice({ x, y }: Point, tile: number, rising: boolean): string {
  const half = tile / 2
  const arc = `A${half} ${half} 0 0`
  return rising
    ? `M${x + half} ${y}${arc} 1 ${x} ${y + half}M${x + tile} ${y + half}${arc} 0 ${x + half} ${y + tile}`
    : `M${x + half} ${y}${arc} 0 ${x + tile} ${y + half}M${x} ${y + half}${arc} 1 ${x + half} ${y + tile}`
}
