import { styleText } from 'node:util'

export type Color = 'red' | 'green' | 'yellow' | 'cyan' | 'dim' | 'bold'

export type Paint = (color: Color, text: string) => string

/** Colors text for a terminal; leaves it alone for files, pipes and `NO_COLOR`. */
export function createPaint(
  environment: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): Paint {
  const isColored = environment['NO_COLOR']
    ? false
    : isTerminal || Boolean(environment['FORCE_COLOR'])
  // The output need not be the standard one, so that only what is given here decides.
  return (color, text) => (isColored ? styleText(color, text, { validateStream: false }) : text)
}
