export type Colour = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold'

export type Paint = (colour: Colour, text: string) => string

const CODES: Readonly<Record<Colour, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
}

/** Colours text for a terminal; leaves it alone for files, pipes and `NO_COLOR`. */
export function createPaint(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): Paint {
  const isColoured = environment['NO_COLOR']
    ? false
    : isTerminal || Boolean(environment['FORCE_COLOR'])
  return (colour, text) => {
    if (!isColoured) return text
    const [on, off] = CODES[colour]
    return `\u001b[${on}m${text}\u001b[${off}m`
  }
}
