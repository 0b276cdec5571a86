import { ramp } from '../../colour'
import type { Motif } from '../../motif'
import type { Random } from '../../random'
import { CANVAS, circle, type Point, path } from '../../svg'
import { sampleField, traceLevel } from './trace-level'

const LEVELS = 15
const STRIDE = 6
const MARGIN = 90

interface Hill extends Point {
  readonly height: number
  readonly reach: number
}

/** A map of hills: thin lines of equal height, every fourth one strong, a mark on the summit. */
export const drawContours: Motif = ({ random, palette }) => {
  const hills = raiseHills(random)
  const heightAt = (x: number, y: number) => sumHeights(hills, x, y)
  const summit = climb(heightAt, hills[0])
  const field = sampleField(heightAt)
  const top = heightAt(summit.x, summit.y)
  const lines = Array.from({ length: LEVELS }, (_, i) => {
    const share = (i + 0.5) / (LEVELS + 1)
    return path(traceLevel(field, top * share), {
      fill: 'none',
      stroke: ramp(palette.inks, 0.15 + share * 0.85),
      strokeWidth: i % 4 === 2 ? 11 : 5,
      strokeLinecap: 'round',
    })
  })
  return (
    lines.join('') +
    circle(summit, 42, { fill: 'none', stroke: palette.line, strokeWidth: 5 }) +
    circle(summit, 20, { fill: palette.spark })
  )
}

function raiseHills(random: Random): readonly [Hill, ...Hill[]] {
  const summit = {
    x: random.between(0.3, 0.7) * CANVAS.width,
    y: random.between(0.3, 0.7) * CANVAS.height,
    height: 1,
    reach: random.between(220, 300),
  }
  const others = Array.from({ length: random.whole(4, 6) }, () => ({
    x: random.between(-0.05, 1.05) * CANVAS.width,
    y: random.between(-0.05, 1.05) * CANVAS.height,
    height: random.between(0.35, 0.75),
    reach: random.between(130, 260),
  }))
  return [summit, ...others]
}

/** Goes uphill in small steps until every way leads down, or the picture's edge is near. */
function climb(heightAt: (x: number, y: number) => number, start: Point): Point {
  const { x, y } = start
  const ways = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => ({ x: x + dx * STRIDE, y: y + dy * STRIDE })),
  )
  const best = ways
    .filter((way) => isInside(way))
    .reduce((high, way) => (heightAt(way.x, way.y) > heightAt(high.x, high.y) ? way : high), start)
  return best === start ? start : climb(heightAt, best)
}

function isInside({ x, y }: Point): boolean {
  return x > MARGIN && x < CANVAS.width - MARGIN && y > MARGIN && y < CANVAS.height - MARGIN
}

function sumHeights(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2
    return sum + hill.height * Math.exp(-distance)
  }, 0)
}
