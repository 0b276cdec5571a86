import { ramp } from '../../colour'
import { smoothLine } from '../../curve'
import type { Motif } from '../../motif'
import type { Random } from '../../random'
import { CANVAS, type Point, path } from '../../svg'

const STEP = 12
const CELL = 24
const LINES = 420

/** Strands that follow one current and never touch, as combed. */
export const drawFlow: Motif = ({ random, palette }) => {
  const current = stir(random)
  const taken = new Map<string, number>()
  const strands: string[] = []
  for (let line = 0; line < LINES; line++) {
    const start = {
      x: random.between(-20, CANVAS.width + 20),
      y: random.between(-20, CANVAS.height + 20),
    }
    const points = swim(start, current, (point) => claim(taken, point, line))
    if (points.length > 4) {
      const bright = random.chance(0.04)
      strands.push(
        path(smoothLine(points.filter((_, i) => i % 3 === 0)), {
          stroke: bright ? palette.spark : ramp(palette.inks, start.x / CANVAS.width),
          strokeWidth: random.pick([8, 12, 16]),
        }),
      )
    }
  }
  return `<g fill="none" stroke-linecap="round">${strands.join('')}</g>`
}

type Current = (point: Point) => number

function stir(random: Random): Current {
  const eddies = [0, 1, 2].map(() => ({
    x: random.between(-0.006, 0.006),
    y: random.between(-0.006, 0.006),
    phase: random.between(0, Math.PI * 2),
  }))
  const heading = random.between(-0.8, 0.8)
  return (point) =>
    eddies.reduce(
      (angle, { x, y, phase }) => angle + 0.75 * Math.sin(point.x * x + point.y * y + phase),
      heading,
    )
}

function swim(start: Point, current: Current, isFree: (point: Point) => boolean): Point[] {
  const points: Point[] = []
  let point = start
  while (points.length < 70 && isFree(point)) {
    points.push(point)
    const angle = current(point)
    point = { x: point.x + Math.cos(angle) * STEP, y: point.y + Math.sin(angle) * STEP }
  }
  return points
}

function claim(taken: Map<string, number>, { x, y }: Point, line: number): boolean {
  const cell = `${Math.floor(x / CELL)},${Math.floor(y / CELL)}`
  const owner = taken.get(cell) ?? line
  taken.set(cell, owner)
  return owner === line
}
