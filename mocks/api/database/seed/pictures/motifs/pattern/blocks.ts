import { mix, ramp } from '../../colour'
import type { Motif, Scene } from '../../motif'
import { CANVAS, type Point, polygon } from '../../svg'

const SIDE = 8
/** Boxes past the picture's edge, so that its corners are covered too. */
const BEYOND = 5
const HALF_WIDTH = 84
const HALF_DEPTH = 46

/** A little city of boxes seen from a corner; one roof is lit. */
export const drawBlocks: Motif = (scene) => {
  const { random } = scene
  const peak = { x: random.between(2, SIDE - 2), y: random.between(2, SIDE - 2) }
  const tall = random.between(240, 330)
  const lit = `${Math.round(peak.x)},${Math.round(peak.y)}`
  const boxes: string[] = []
  for (let row = -BEYOND; row < SIDE + BEYOND; row++) {
    for (let column = -BEYOND; column < SIDE + BEYOND; column++) {
      const foot = project(column, row)
      if (!isVisible(foot)) {
        continue
      }
      const distance = Math.hypot(column - peak.x, row - peak.y)
      const height = tall * Math.exp(-((distance / 2.6) ** 2)) + random.between(10, 95)
      const isLit = `${column},${row}` === lit
      boxes.push(drawBox(scene, foot, height, isLit))
    }
  }
  return boxes.join('')
}

function project(column: number, row: number): Point {
  return {
    x: CANVAS.width / 2 + (column - row) * HALF_WIDTH,
    y: 150 + (column + row) * HALF_DEPTH,
  }
}

function isVisible({ x, y }: Point): boolean {
  return x > -HALF_WIDTH && x < CANVAS.width + HALF_WIDTH && y > -200 && y < CANVAS.height + 200
}

function drawBox({ random, palette }: Scene, foot: Point, height: number, isLit: boolean): string {
  const roof = isLit
    ? palette.spark
    : ramp(palette.inks, Math.min(height / 330, 1) * 0.75 + random.between(0, 0.25))
  const north = { x: foot.x, y: foot.y - height }
  const east = { x: foot.x + HALF_WIDTH, y: north.y + HALF_DEPTH }
  const south = { x: foot.x, y: north.y + HALF_DEPTH * 2 }
  const west = { x: foot.x - HALF_WIDTH, y: east.y }
  const down = (point: Point) => ({ x: point.x, y: point.y + height + HALF_DEPTH })
  return (
    polygon([west, south, down(south), down(west)], { fill: mix(roof, '#0a0a1e', 0.22) }) +
    polygon([south, east, down(east), down(south)], { fill: mix(roof, '#0a0a1e', 0.46) }) +
    polygon([north, east, south, west], { fill: roof })
  )
}
