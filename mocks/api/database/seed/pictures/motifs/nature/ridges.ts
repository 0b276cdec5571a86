import { mix, ramp } from '../../colour'
import { smoothLine } from '../../curve'
import type { Motif, Scene } from '../../motif'
import type { Random } from '../../random'
import { CANVAS, circle, type Point, path } from '../../svg'

const STEP = 40

/** Rows of a pulse, each hiding the ones behind, so that a mountain stands where they peak. */
export const drawRidges: Motif = (scene) => {
  const { random, palette } = scene
  const count = random.pick([11, 14, 17])
  const summits = [random.between(0.22, 0.42), random.between(0.58, 0.8)].map((share) => ({
    centre: share * CANVAS.width,
    reach: random.between(120, 210),
    height: random.between(130, 300),
  }))
  const moon = { x: random.between(0.12, 0.88) * CANVAS.width, y: random.between(120, 200) }
  const rows = Array.from({ length: count }, (_, row) => drawRow(scene, summits, row / (count - 1)))
  return circle(moon, random.between(65, 105), { fill: palette.spark }) + rows.join('')
}

interface Summit {
  readonly centre: number
  readonly reach: number
  readonly height: number
}

function drawRow({ random, palette }: Scene, summits: readonly Summit[], nearness: number): string {
  const level = 330 + nearness * 540
  const swell = Math.sin(Math.PI * (0.2 + nearness * 0.75))
  const line = smoothLine(
    trace(random, level, (x) =>
      summits.reduce(
        (sum, { centre, reach, height }) =>
          sum + height * swell * Math.exp(-(((x - centre) / reach) ** 2)),
        14,
      ),
    ),
  )
  const colour = ramp(palette.inks, nearness)
  return path(`${line}V${CANVAS.height + 20}H-${STEP * 2}Z`, {
    fill: mix(palette.ground, colour, 0.08 + nearness * 0.3),
    stroke: colour,
    strokeWidth: 7,
    strokeLinejoin: 'round',
  })
}

function trace(random: Random, level: number, heightAt: (x: number) => number): Point[] {
  const points: Point[] = []
  for (let x = -STEP * 2; x <= CANVAS.width + STEP * 2; x += STEP) {
    points.push({ x, y: level - heightAt(x) * random.between(0.6, 1) })
  }
  return points
}
