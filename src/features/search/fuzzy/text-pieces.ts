/** A piece that is shorter finds anything. */
const LEAST_CHARACTERS = 2

/** The first two thirds of the text and the last: one of them is right, unless the slip is in the middle. */
export function firstPieces(text: string): string[] {
  return distinct(text, overlap(text))
}

/**
 * At most five more: both halves, of which one is right after any one slip; of several words also the two longest, and the
 * halves of the longest.
 */
export function furtherPieces(text: string): string[] {
  const words = wordsOf(text).sort((a, b) => b.length - a.length)
  const [longest = '', second = ''] = words
  const inWords = words.length > 1 ? [longest, second, ...halves(longest)] : []
  const asked = firstPieces(text)
  return distinct(text, [...halves(text), ...inWords])
    .filter((piece) => !asked.includes(piece))
    .slice(0, 5)
}

function overlap(text: string): string[] {
  const { units, join } = unitsOf(text)
  const most = Math.max(1, Math.ceil((units.length * 2) / 3))
  const size = Math.min(most, units.length - 1)
  return [join(units.slice(0, size)), join(units.slice(units.length - size))]
}

function halves(text: string): string[] {
  const { units, join } = unitsOf(text)
  const middle = Math.ceil(units.length / 2)
  return [join(units.slice(0, middle)), join(units.slice(middle))]
}

/** Words where there are several, otherwise characters. */
function unitsOf(text: string): { units: string[]; join(units: string[]): string } {
  const words = wordsOf(text)
  return words.length > 1
    ? { units: words, join: (units) => units.join(' ') }
    : { units: [...text], join: (units) => units.join('') }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

function distinct(text: string, pieces: readonly string[]): string[] {
  return [...new Set(pieces)].filter(
    (piece) => [...piece].length >= LEAST_CHARACTERS && piece !== text,
  )
}
