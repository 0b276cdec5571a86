/**
 * The text in lines of at most `width` characters, the first behind a label and the others below it.
 * A word that is longer than a line is left whole, so that it can be copied.
 */
export function wrapText(label: string, text: string, width: number): string[] {
  const indent = ' '.repeat(label.length)
  const lines: string[] = []
  let line = label
  let isEmpty = true
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line]
}
