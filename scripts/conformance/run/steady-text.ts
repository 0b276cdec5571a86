import type { Write } from '../ledger/describe-write'

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const FRESH = /fresh-[0-9a-f]{8}/g

/** What a service answers must not steer the terminal that shows it. */
const CONTROL = /[\p{Cc}\uFFFD]+/gu

/**
 * The text without control characters, and without what is new in every run: ids that this run was given, times and fresh words. So
 * the same service gets the same report.
 */
export function steadyText(text: string, written: readonly Write[]): string {
  return written
    .reduce((steady, { id, kind, name }) => {
      if (id === undefined || !steady.includes(id)) return steady
      return replaceId(steady, id, kind === 'product' ? `<id of ${name}>` : `<${kind} id>`)
    }, text)
    .replace(CONTROL, '\uFFFD')
    .replace(TIME, '<time>')
    .replace(FRESH, '<fresh>')
}

/** Ids may be as short as a number: they are replaced where they stand alone. */
function replaceId(text: string, id: string, by: string): string {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<=^|[\\s"'/,])${escaped}(?=$|[\\s"'/,?])`, 'g'), by)
}
