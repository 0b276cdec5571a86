/** The text in lines of at most `width` characters, the first behind a label and the others below it. */
export function wrapText(label: string, text: string, width: number): string[] {
  const room = Math.max(width - label.length, NARROWEST)
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap((long) => cut(long, room))) {
    if (line !== '' && line.length + 1 + word.length > room) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  const indent = ' '.repeat(label.length)
  return [...lines, line].map((one, index) => (index === 0 ? label : indent) + one)
}

const NARROWEST = 20

/** A word in pieces that fit, such as JSON without blanks. */
function cut(word: string, room: number): string[] {
  const count = Math.ceil(word.length / room)
  return Array.from({ length: count }, (_, index) => word.slice(index * room, (index + 1) * room))
}
