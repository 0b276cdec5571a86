import type { Motif, Scene } from '../../motif'
import { CANVAS, circle, element, path, short } from '../../svg'
import { alphabet } from './alphabet'

const UNIT = 92

/** The first letter as a track of parallel lines, on the lines it was constructed from. */
export const drawMonogram: Motif = (scene) => {
  const { random, palette } = scene
  const left = CANVAS.width / 2 - 2 * UNIT + random.between(-90, 90)
  const top = CANVAS.height / 2 - 3 * UNIT
  const disc = {
    x: left + random.pick([0, 2, 4]) * UNIT,
    y: top + random.pick([1, 3, 5]) * UNIT,
  }
  return (
    circle(disc, random.between(250, 330), { fill: palette.inks[0] }) +
    drawGuides(scene, left, top) +
    drawTrack(scene, `translate(${short(left)} ${short(top)}) scale(${UNIT})`) +
    circle({ x: left + 5.6 * UNIT, y: top + 6 * UNIT + 10 }, 44, { fill: palette.spark })
  )
}

function drawGuides({ palette }: Scene, left: number, top: number): string {
  const rows = [0, 2, 4, 6].map((row) => `M0 ${short(top + row * UNIT)}H${CANVAS.width}`)
  const columns = [0, 2, 4].map((column) => `M${short(left + column * UNIT)} 0V${CANVAS.height}`)
  return path([...rows, ...columns].join(''), {
    stroke: palette.line,
    strokeWidth: 2,
    strokeOpacity: 0.35,
  })
}

function drawTrack({ random, palette, initial }: Scene, transform: string): string {
  const letter = alphabet[initial] ?? 'M0 0H4V6H0Z'
  const [, second, third, fourth] = palette.inks
  const colours = random.chance(0.5)
    ? [fourth, palette.ground, third, palette.ground, second]
    : [palette.line, third, palette.line, second, palette.line]
  const strokes = colours.map((stroke, i) => path(letter, { stroke, strokeWidth: 1.5 - i * 0.3 }))
  return element(
    'g',
    { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round', transform },
    ...strokes,
  )
}
