import { toUnknownId } from '../checks/orders/to-unknown-id'
import { createGarbageToken } from '../checks/tokens/forge-token'
import type { Write, WriteKind } from '../cleanup/describe-write'
import { markVariable } from '../findings/curl'

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const FRESH = /fresh-[0-9a-f]{8}/g

/** Control characters of a response must not reach the terminal. */
const CONTROL = /[\p{Cc}\uFFFD]+/gu

/** What stands for what differs from run to run. */
interface Marks {
  id(write: Pick<Write, 'kind' | 'name'>): string
  /** For an id that records of another kind have, too. */
  sharedId(write: Pick<Write, 'kind' | 'name'>): string
  /** For an id that nothing has, made of one that something has. */
  unknownId(kind: WriteKind): string
  readonly time: string
  readonly fresh: string
}

const inWords: Marks = {
  id: ({ kind, name }) => (kind === 'product' ? `<id of ${name}>` : `<${kind} id>`),
  sharedId: () => '<id>',
  unknownId: (kind) => `<unknown ${kind} id>`,
  time: '<time>',
  fresh: '<fresh>',
}

/**
 * The text without control characters and without what differs from run to run: the ids of its records, times and
 * unique texts. So the same service gets the same report.
 */
export function redactVolatile(text: string, written: readonly Write[]): string {
  return redact(text, written, inWords).replace(CONTROL, '\uFFFD')
}

const VARIABLES: Readonly<Record<WriteKind, string>> = {
  product: 'PRODUCT_ID',
  category: 'CATEGORY_ID',
  account: 'ACCOUNT_ID',
  charge: 'TRANSACTION_ID',
  order: 'ORDER_ID',
}

/** In a form that no id is found in. */
const markId: Marks['id'] = ({ kind, name }) =>
  markVariable(VARIABLES[kind], Buffer.from(name).toString('hex'))

const asVariables: Marks = {
  id: markId,
  sharedId: markId,
  unknownId: (kind) => markVariable(`UNKNOWN_${VARIABLES[kind]}`),
  time: markVariable('TIME'),
  fresh: markVariable('FRESH'),
}

/** A part of a command, with variables in place of what differs from run to run. */
export function markVolatile(text: string, written: readonly Write[]): string {
  return redact(text, written, asVariables)
}

/**
 * A header of a command with a token that the service has not given: it is no `$TOKEN`, and one that was made up is no
 * secret. `undefined` for any other text.
 *
 * @param header in which tokens travel, in small letters
 */
export function markForged(
  text: string,
  header: string,
  issued: readonly string[],
): string | undefined {
  const [, start = '', value = ''] = /^([\w-]+: (?:Bearer )?)(.*)$/i.exec(text) ?? []
  if (!start.toLowerCase().startsWith(`${header}: `)) return undefined
  if (issued.some((token) => value.endsWith(token))) return undefined
  return value === createGarbageToken() ? text : start + markVariable('FORGED_TOKEN')
}

function redact(text: string, written: readonly Write[], marks: Marks): string {
  const shared = findShared(written)
  return written
    .reduce((steady, { id, kind, name }) => {
      if (id === undefined) return steady
      const unknown = toUnknownId(id)
      const by = shared.has(id) ? marks.sharedId({ kind, name }) : marks.id({ kind, name })
      const known = replaceCutId(steady.includes(id) ? replaceId(steady, id, by) : steady, id, by)
      return known.includes(unknown) ? replaceId(known, unknown, marks.unknownId(kind)) : known
    }, text)
    .replace(TIME, marks.time)
    .replace(FRESH, marks.fresh)
}

/** The ids that records of several kinds have. */
function findShared(written: readonly Write[]): ReadonlySet<string> {
  const kinds = new Map<string, WriteKind>()
  const shared = new Set<string>()
  for (const { id, kind } of written) {
    if (id === undefined) continue
    if ((kinds.get(id) ?? kind) !== kind) shared.add(id)
    kinds.set(id, kind)
  }
  return shared
}

/** Such an id may be any other number, too. */
const SMALL_NUMBER = /^\d{1,5}$/

/** Where a small number is an id: as a whole text, in a path, and where a sentence of the check says so. */
const toPattern = (id: string) =>
  [
    `^${id}$`,
    `(?<=["'])${id}(?=["'])`,
    `(?<=[a-zA-Z>\uE001]/|[a-zA-Z]/\\d{1,5}/)${id}(?=$|[\\s,/?"'])`,
    `(?<=\\bthe (?:order|product|user) |\\border, )${id}(?=$|[\\s,.:])`,
  ].join('|')

/** Ids may be as short as a number: only whole words are replaced. */
function replaceId(text: string, id: string, by: string): string {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = SMALL_NUMBER.test(id)
    ? toPattern(id)
    : `(?<=^|[\\s"'/,])${escaped}(?=$|[\\s"'/,?])`
  return text.replace(new RegExp(pattern, 'g'), () => by)
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
