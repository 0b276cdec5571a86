import type { Motif, Scene } from '../../motif'
import type { Random } from '../../random'
import { CANVAS, circle, element, type Point, path } from '../../svg'
import { createBoard, type Trace } from './trace-board'

const GRID = 30
const LOOSE_TRACES = 260

/** A chip's place on the board, in steps of the grid. */
interface Chip extends Point {
  readonly width: number
  readonly height: number
}

/** A circuit board: traces that leave the chips, bend by 45 degrees, end in pads, never cross. */
export const drawCircuit: Motif = (scene) => {
  const { random, palette } = scene
  const board = createBoard(CANVAS.width / GRID, CANVAS.height / GRID)
  const chips = [
    { x: random.whole(4, 9), y: random.whole(4, 17), width: 7, height: 7 },
    { x: random.whole(23, 29), y: random.whole(4, 17), width: random.whole(5, 8), height: 6 },
  ]
  for (const chip of chips) {
    board.reserve(chip, chip.width, chip.height)
  }
  const leads = chips
    .flatMap(listPins)
    .map(({ pin, heading }) => board.lay(random, pin, heading, random.whole(6, 16)))
  const loose = Array.from({ length: LOOSE_TRACES }, () => {
    const start = { x: random.whole(0, CANVAS.width / GRID), y: random.whole(0, 30) }
    return board.lay(random, start, random.whole(0, 7), random.whole(4, 14))
  })
  const traces = [...leads, ...loose]
    .filter(({ length }) => length > 2)
    .map((trace) => drawTrace(scene, trace))
  return (
    element('g', { fill: 'none', strokeLinejoin: 'round' }, ...traces) +
    chips
      .map((chip, i) => drawChip(chip, palette.inks[i + 1] ?? palette.spark, palette.line))
      .join('')
  )
}

/** The grid points around a chip, with the way that leads away from it. */
function listPins(chip: Chip): { pin: Point; heading: number }[] {
  const along = Array.from({ length: chip.width + 1 }, (_, i) => chip.x + i)
  const down = Array.from({ length: chip.height + 1 }, (_, i) => chip.y + i)
  return [
    ...down.map((y) => ({ pin: { x: chip.x + chip.width + 1, y }, heading: 0 })),
    ...along.map((x) => ({ pin: { x, y: chip.y + chip.height + 1 }, heading: 2 })),
    ...down.map((y) => ({ pin: { x: chip.x - 1, y }, heading: 4 })),
    ...along.map((x) => ({ pin: { x, y: chip.y - 1 }, heading: 6 })),
  ]
}

function drawTrace({ random, palette }: Scene, trace: Trace): string {
  const stroke = chooseCopper(random, palette.inks, palette.spark)
  const points = trace.map(({ x, y }) => ({ x: x * GRID, y: y * GRID }))
  const end = points.at(-1) ?? { x: 0, y: 0 }
  return (
    path(`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, { stroke, strokeWidth: 8 }) +
    circle(end, 10, { fill: palette.ground, stroke, strokeWidth: 7 })
  )
}

function chooseCopper(
  random: Random,
  [, ...inks]: readonly [string, string, string, string],
  spark: string,
): string {
  return random.chance(0.07) ? spark : random.pick(inks)
}

function drawChip(chip: Chip, fill: string, line: string): string {
  const left = (chip.x - 0.5) * GRID
  const top = (chip.y - 0.5) * GRID
  return (
    element('rect', {
      x: left,
      y: top,
      width: (chip.width + 1) * GRID,
      height: (chip.height + 1) * GRID,
      rx: 16,
      fill,
      stroke: line,
      strokeWidth: 6,
    }) + circle({ x: left + 36, y: top + 36 }, 11, { fill: line })
  )
}
