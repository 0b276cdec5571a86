import { at, CANVAS, type Point } from '../../svg'

const CELL = 15

/** Heights of a landscape at the crossings of a grid over the canvas, row by row. */
export type Field = readonly (readonly Sample[])[]

interface Sample extends Point {
  readonly height: number
}

export function sampleField(heightAt: (x: number, y: number) => number): Field {
  return Array.from({ length: CANVAS.height / CELL + 1 }, (_, row) =>
    Array.from({ length: CANVAS.width / CELL + 1 }, (_, column) => {
      const place = { x: column * CELL, y: row * CELL }
      return { ...place, height: heightAt(place.x, place.y) }
    }),
  )
}

/**
 * Path data of the line on which the field has the given height (marching triangles: each cell of
 * the grid is halved, so that no cell is ever ambiguous as a square can be).
 */
export function traceLevel(field: Field, level: number): string {
  let data = ''
  field.forEach((row, y) => {
    row.forEach((northWest, x) => {
      const northEast = row[x + 1]
      const southWest = field[y + 1]?.[x]
      const southEast = field[y + 1]?.[x + 1]
      if (northEast && southWest && southEast) {
        data += crossTriangle(level, [northWest, northEast, southEast])
        data += crossTriangle(level, [northWest, southWest, southEast])
      }
    })
  })
  return data
}

function crossTriangle(level: number, [a, b, c]: readonly [Sample, Sample, Sample]): string {
  const above = [a, b, c].filter(({ height }) => height > level).length
  if (above === 0 || above === 3) {
    return ''
  }
  const sides = [crossSide(level, a, b), crossSide(level, b, c), crossSide(level, c, a)]
  const [start, end] = sides.filter((point) => point !== undefined)
  return start && end ? `M${at(start)}L${at(end)}` : ''
}

function crossSide(level: number, a: Sample, b: Sample): Point | undefined {
  if (a.height > level === b.height > level) {
    return undefined
  }
  const share = (level - a.height) / (b.height - a.height)
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
