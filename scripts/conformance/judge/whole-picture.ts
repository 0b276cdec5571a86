/**
 * How pictures begin and end that browsers show, in hexadecimal digits: PNG, JPEG and GIF. A file that was cut, or
 * stored as text, does not.
 */
export const FRAMES: readonly (readonly [start: string, end: string])[] = [
  ['89504e470d0a1a0a', '49454e44ae426082'],
  ['ffd8ff', 'ffd9'],
  ['474946383761', '3b'],
  ['474946383961', '3b'],
]

/** Where the size stands in a WebP picture; its own eight bytes are not counted. */
const RIFF_SIZE = [8, 16] as const
const RIFF_HEAD_BYTES = 8
/** A box begins with its size and its type; a size of 1 stands for a longer one behind them. */
const BOX_HEAD_BYTES = 8
/** The beginning of an AVIF picture, with all its brands. */
export const AVIF = '^.{8}66747970(.{8}){0,32}617669(66|73)'
/** The type of the box with its pixels. */
export const AVIF_DATA = '6d646174'

/**
 * Whether bytes are a picture of a kind that browsers show, from the first to the last: told by its frame, without
 * decoding it.
 *
 * @param hex the bytes, two digits each
 */
export function isWholePicture(hex: string): boolean {
  const size = hex.length / 2
  const isFramed = FRAMES.some(([start, end]) => hex.startsWith(start) && hex.endsWith(end))
  const isAvif = new RegExp(AVIF).test(hex) && hex.includes(AVIF_DATA)
  return isFramed || isWholeWebp(hex, size) || (isAvif && endsAtBox(hex, size))
}

function isWholeWebp(hex: string, size: number): boolean {
  const isWebp = hex.startsWith('52494646') && hex.slice(16, 24) === '57454250'
  const bytes = hex.slice(...RIFF_SIZE).match(/../g) ?? []
  return isWebp && toNumber(bytes.reverse().join('')) + RIFF_HEAD_BYTES === size
}

function endsAtBox(hex: string, size: number): boolean {
  let at = 0
  while (at < size) {
    const short = toNumber(hex.slice(at * 2, at * 2 + 8))
    const long = short === 1 ? toNumber(hex.slice(at * 2 + 16, at * 2 + 32)) : short
    const length = short === 0 ? size - at : long
    if (length < BOX_HEAD_BYTES) return false
    at += length
  }
  return at === size
}

function toNumber(hex: string): number {
  return hex === '' ? 0 : Number.parseInt(hex, 16)
}
