const FENCE = '```'

/** What a page says of itself: what screen readers announce. */
const MESSAGE = /^(\s*)- (?:alert|status|dialog|alertdialog)\b(.*)$/

/**
 * The messages on the page of a test that failed, from Playwright's error context. A page that never came to say what was
 * expected has often said why.
 */
export function listPageMessages(errorContext: string): string[] {
  const lines = snapshotOf(errorContext)
  return lines.flatMap((line, index) => {
    const [, indent, own] = MESSAGE.exec(line) ?? []
    if (indent === undefined || own === undefined) return []
    const rest = lines.slice(index + 1)
    const end = rest.findIndex((later) => indentOf(later) <= indent.length)
    const inner = rest.slice(0, end === -1 ? rest.length : end).map(toText)
    const message = [own.replace(/^[^:]*:?/, ''), ...inner].join(' ').replaceAll(/\s+/g, ' ').trim()
    return message === '' ? [] : [message]
  })
}

/** The page is the block of YAML; the error stands before it. */
function snapshotOf(errorContext: string): string[] {
  const [, snapshot = ''] = errorContext.split(`${FENCE}yaml\n`)
  return (snapshot.split(FENCE)[0] ?? '').split('\n').filter((line) => line.trim() !== '')
}

/** `- paragraph: It is not known.` as `It is not known.`, and a button by its name. */
function toText(line: string): string {
  const [, name = '', text = ''] = /^\s*- \w+(?: "([^"]*)")?[^:]*:? ?(.*)$/.exec(line) ?? []
  return text || name
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
