import { toUnknownId } from '../checks/orders/to-unknown-id'
import type { Write } from '../ledger/describe-write'

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const FRESH = /fresh-[0-9a-f]{8}/g

/** Control characters of a response must not reach the terminal. */
const CONTROL = /[\p{Cc}\uFFFD]+/gu

/**
 * The text without control characters and without what differs from run to run: the ids of its records, times and
 * unique texts. So the same service gets the same report.
 */
export function redactVolatile(text: string, written: readonly Write[]): string {
  return written
    .reduce((steady, { id, kind, name }) => {
      if (id === undefined) return steady
      const unknown = toUnknownId(id)
      const by = kind === 'product' ? `<id of ${name}>` : `<${kind} id>`
      const known = replaceCutId(steady.includes(id) ? replaceId(steady, id, by) : steady, id, by)
      return known.includes(unknown) ? replaceId(known, unknown, `<unknown ${kind} id>`) : known
    }, text)
    .replace(CONTROL, '\uFFFD')
    .replace(TIME, '<time>')
    .replace(FRESH, '<fresh>')
}

/** Ids may be as short as a number: only whole words are replaced. */
function replaceId(text: string, id: string, by: string): string {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`(?<=^|[\\s"'/,])${escaped}(?=$|[\\s"'/,?])`, 'g'), by)
}

const CUT = '…'
/** Fewer characters are too ambiguous. */
const SHORTEST_CUT = 6

/** A cut text may end in the middle of an id. */
function replaceCutId(text: string, id: string, by: string): string {
  if (!text.endsWith(CUT)) return text
  for (let length = id.length; length >= SHORTEST_CUT; length -= 1) {
    const end = id.slice(0, length) + CUT
    if (text.endsWith(end)) return text.slice(0, -end.length) + by + CUT
  }
  return text
}
