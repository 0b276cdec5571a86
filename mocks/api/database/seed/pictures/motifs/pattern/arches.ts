import type { Motif, Scene } from '../../motif'
import { CANVAS, circle, element, path, short } from '../../svg'

const COLUMN = 300

/** Rainbow gates in columns, standing and hanging, of uneven height. */
export const drawArches: Motif = (scene) => {
  const columns = Array.from({ length: CANVAS.width / COLUMN }, (_, i) =>
    drawColumn(scene, i * COLUMN, i % 2 === 0),
  )
  return columns.join('')
}

function drawColumn(scene: Scene, x: number, standing: boolean): string {
  const { random, palette } = scene
  const split = random.between(0.3, 0.45) * CANVAS.height
  const gate = drawGate(scene, CANVAS.height - split)
  const small = drawGate(scene, split)
  const placed = standing
    ? element('g', { transform: `translate(${x} ${short(split)})` }, gate) +
      element('g', { transform: `translate(${x + COLUMN} ${short(split)}) rotate(180)` }, small)
    : element(
        'g',
        { transform: `translate(${x + COLUMN} ${short(CANVAS.height - split)}) rotate(180)` },
        gate,
      ) + element('g', { transform: `translate(${x} ${short(CANVAS.height - split)})` }, small)
  const pearl = {
    x: x + COLUMN / 2,
    y: standing ? CANVAS.height - 48 : 48,
  }
  return placed + circle(pearl, 26, { fill: palette.spark })
}

/** A gate of the column's width with its crown at the top, its feet at `height`. */
function drawGate({ random, palette }: Scene, height: number): string {
  const { inks, ground, line } = palette
  const turn = random.whole(0, 3)
  const bands = [...inks.slice(turn), ...inks.slice(0, turn), random.chance(0.5) ? line : ground]
  const radius = COLUMN / 2
  const step = radius / (bands.length + 0.6)
  return bands
    .map((fill, i) => {
      const r = radius - i * step
      const left = short(radius - r)
      return path(
        `M${left} ${short(height + 1)}V${short(radius)}A${short(r)} ${short(r)} 0 0 1 ${short(radius + r)} ${short(radius)}V${short(height + 1)}Z`,
        { fill },
      )
    })
    .join('')
}
