/** The part of a text that is most like what was typed. */
export interface Nearest {
  /** Letters that are missing, too many, wrong, or in each other's place. */
  readonly slips: number
  /** Index of its first letter, and of the one after its last. */
  readonly start: number
  readonly end: number
}

/** A cost is slips times this, plus where the part starts: of equally many slips the first part is the least. */
const SLIP = 2 ** 20

/**
 * Finds the part of a text that takes the fewest slips to be typed so: the optimal string alignment distance, where two
 * neighbours that changed places are one slip. The part ends anywhere; it begins at the start of the text, or anywhere.
 */
export function findNearest(
  typed: readonly string[],
  text: readonly string[],
  begins: 'at the start' | 'anywhere',
): Nearest {
  const perPlace = begins === 'anywhere' ? 1 : SLIP
  let twoAbove: readonly number[] = []
  let above: readonly number[] = [0, ...text.map((_, at) => (at + 1) * perPlace)]
  for (const [row, letter] of typed.entries()) {
    const costs = [(row + 1) * SLIP]
    for (let column = 0; column < text.length; column++) {
      const isSwapped = letter === text[column - 1] && typed[row - 1] === text[column]
      const cost = Math.min(
        costAt(above, column) + (letter === text[column] ? 0 : SLIP),
        costAt(above, column + 1) + SLIP,
        costAt(costs, column) + SLIP,
        isSwapped ? costAt(twoAbove, column - 1) + SLIP : Number.POSITIVE_INFINITY,
      )
      costs.push(cost)
    }
    twoAbove = above
    above = costs
  }
  const least = Math.min(...above)
  return { slips: Math.floor(least / SLIP), start: least % SLIP, end: above.indexOf(least) }
}

function costAt(costs: readonly number[], column: number): number {
  return costs[column] ?? Number.POSITIVE_INFINITY
}
