import { mix, ramp } from '../../colour'
import { smoothLine } from '../../curve'
import type { Motif, Scene } from '../../motif'
import { CANVAS, circle, type Point, path } from '../../svg'

const STEP = 100

/** A sun over swells that come nearer, each with a pale crest. */
export const drawWaves: Motif = (scene) => {
  const count = scene.random.whole(6, 9)
  const horizon = scene.random.between(0.3, 0.45) * CANVAS.height
  const swells = Array.from({ length: count }, (_, i) => drawSwell(scene, horizon, i / (count - 1)))
  return drawSun(scene, horizon) + swells.join('')
}

function drawSun({ random, palette }: Scene, horizon: number): string {
  const centre = {
    x: random.between(0.25, 0.75) * CANVAS.width,
    y: horizon - random.between(20, 120),
  }
  const radius = random.between(120, 190)
  const halos = [2.1, 1.55].map((scale) =>
    circle(centre, radius * scale, { fill: palette.spark, opacity: 0.14 }),
  )
  return halos.join('') + circle(centre, radius, { fill: palette.spark })
}

function drawSwell({ random, palette }: Scene, horizon: number, nearness: number): string {
  const height = 30 + nearness * 55
  const level = horizon + 60 + nearness * (CANVAS.height - horizon - 110)
  const length = random.between(380, 640) * (1 + nearness * 0.5)
  const phase = random.between(0, Math.PI * 2)
  const crest: Point[] = []
  for (let x = -STEP; x <= CANVAS.width + STEP; x += STEP) {
    const angle = (x / length) * Math.PI * 2 + phase
    crest.push({ x, y: level + height * (Math.sin(angle) + 0.35 * Math.sin(angle * 1.7 + phase)) })
  }
  const line = smoothLine(crest)
  const colour = ramp(palette.inks, 1 - nearness)
  return (
    path(`${line}V${CANVAS.height + 10}H-${STEP}Z`, { fill: colour }) +
    path(line, {
      fill: 'none',
      stroke: mix(colour, palette.line, 0.45),
      strokeWidth: 3 + nearness * 5,
    })
  )
}
