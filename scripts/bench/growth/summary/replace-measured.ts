const BEGIN = '<!-- measured: npm run bench -- growth --publish -->'
const END = '<!-- /measured -->'

/**
 * The document with other figures between its two marks.
 *
 * @throws Error when a mark is missing
 */
export function replaceMeasured(document: string, tables: string): string {
  const begin = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (begin < 0 || end < begin) {
    throw new Error(`The document has no lines "${BEGIN}" and "${END}" to put the figures between.`)
  }
  return `${document.slice(0, begin + BEGIN.length)}\n\n${tables.trim()}\n\n${document.slice(end)}`
}
