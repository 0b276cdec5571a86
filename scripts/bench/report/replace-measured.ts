const END = '<!-- /measured -->'

/**
 * The document with other figures between the two marks of a bench.
 *
 * @param bench its name
 * @throws Error when a mark is missing
 */
export function replaceMeasured(document: string, bench: string, figures: string): string {
  const mark = `<!-- measured: npm run bench -- ${bench} --publish -->`
  const begin = document.indexOf(mark)
  const end = document.indexOf(END, begin)
  if (begin < 0 || end < 0) {
    throw new Error(`The document has no lines "${mark}" and "${END}" to put the figures between.`)
  }
  return `${document.slice(0, begin + mark.length)}\n\n${figures.trim()}\n\n${document.slice(end)}`
}
