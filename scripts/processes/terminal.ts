import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** Colors the text where the terminal shows colors and `NO_COLOR` does not forbid it. */
export function paint(style: Style, text: string): string {
  const isColorful = process.env['NO_COLOR'] === undefined && process.stdout.hasColors?.() === true
  return isColorful ? styleText(style, text) : text
}

/** `hh:mm:ss` of now, for lines that report something while a server runs. */
export function clock(now = new Date()): string {
  return paint('dim', now.toTimeString().slice(0, 8))
}
