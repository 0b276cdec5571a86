import { at, type Point } from './svg'

/** Path data of a smooth line through all points (Catmull-Rom, written as Béziers). */
export function smoothLine(points: readonly Point[]): string {
  const [first] = points
  if (!first) {
    return ''
  }
  const pieces = points.slice(1).map((end, i) => {
    const start = points[i] ?? first
    return bend(points[i - 1] ?? start, start, end, points[i + 2] ?? end)
  })
  return `M${at(first)}${pieces.join('')}`
}

/** Path data of a smooth closed outline through all points. */
export function smoothOutline(points: readonly Point[]): string {
  const [first] = points
  if (!first) {
    return ''
  }
  const corner = (i: number) => points[(i + points.length) % points.length] ?? first
  const pieces = points.map((start, i) => bend(corner(i - 1), start, corner(i + 1), corner(i + 2)))
  return `M${at(first)}${pieces.join('')}Z`
}

function bend(before: Point, start: Point, end: Point, after: Point): string {
  const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
  const arrive = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
  return `C${at(leave)} ${at(arrive)} ${at(end)}`
}
