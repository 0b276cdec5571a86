import type { Random } from '../../random'
import type { Point } from '../../svg'

/** A line over neighbouring grid points. */
export type Trace = readonly Point[]

/** A grid on which lines are laid that share no point and never cross. */
export interface Board {
  /** Keeps a rectangle of grid points free of lines. */
  reserve(corner: Point, width: number, height: number): void
  /** Lays a line from a point until its length is reached or the way is blocked. */
  lay(random: Random, start: Point, heading: number, length: number): Trace
}

const BEND_CHANCE = 0.2

// The eight ways to go, in order, so that the next one is a bend of 45 degrees.
const ways: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
]

export function createBoard(columns: number, rows: number): Board {
  const taken = new Set<string>()
  const isFree = ({ x, y }: Point) =>
    x >= 0 && y >= 0 && x <= columns && y <= rows && !taken.has(key({ x, y }))

  return {
    reserve(corner, width, height) {
      for (let x = 0; x <= width; x++) {
        for (let y = 0; y <= height; y++) {
          taken.add(key({ x: corner.x + x, y: corner.y + y }))
        }
      }
    },
    lay(random, start, heading, length) {
      const trace: Point[] = []
      let point = start
      let way = heading
      while (trace.length < length && isFree(point) && !taken.has(middle(trace.at(-1), point))) {
        taken.add(middle(trace.at(-1), point))
        taken.add(key(point))
        trace.push(point)
        // The first two steps go straight, so that lines leave a chip side by side.
        if (trace.length > 2 && random.chance(BEND_CHANCE)) {
          way = (way + random.pick([1, 7])) % ways.length
        }
        const step = ways[way] ?? { x: 1, y: 0 }
        point = { x: point.x + step.x, y: point.y + step.y }
      }
      return trace
    },
  }
}

/** Two diagonals that cross have their middle in common, and no grid point. */
function middle(from: Point | undefined, to: Point): string {
  return from
    ? key({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    : key({ x: to.x, y: to.y + 0.25 })
}

function key({ x, y }: Point): string {
  return `${x},${y}`
}
