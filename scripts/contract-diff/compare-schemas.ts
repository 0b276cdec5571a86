import { asArray, asObject, follow, type JsonObject, toPointer } from '../../mocks/contract/json'
import type { Note, Party } from './change'
import {
  compareEnums,
  compareExtra,
  compareLengths,
  compareLimit,
  compareOther,
  compareRequired,
  compareTypes,
  type Effect,
  type KeywordPair,
  LISTS,
  type NoteEffect,
} from './compare-keywords'

/** Which way a value goes: clients send what is in requests, backends what is in answers. */
export type Direction = 'request' | 'response'

/** A schema of each contract. */
export interface SchemaPair {
  readonly before: Place
  readonly after: Place
}

export interface Place {
  readonly document: JsonObject
  readonly pointer: string
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const UPPER = [
  ...(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const),
  ...(['x-decimal-places', 'x-max-bytes', 'x-max-pixels'] as const),
]
const WALKED = ['type', 'enum', 'required', 'properties', 'additionalProperties', 'items']
/** Words for people. */
const WORDS = ['title', 'description', 'example', 'examples', '$comment', 'deprecated', '$ref']
const KNOWN: ReadonlySet<string> = new Set([...LOWER, ...UPPER, ...WALKED, ...LISTS, ...WORDS])

/** Notes what is different in a schema, and in those that it refers to. */
export function compareSchemas(pair: SchemaPair, direction: Direction, note: Note): void {
  const seen = new Set<string>()
  visit(pair, {
    direction,
    note: (effect, pointer, what) => note(pointer, what, ...whom(effect, direction)),
    plain: note,
    isNew(key) {
      const isNew = !seen.has(key)
      seen.add(key)
      return isNew
    },
  })
}

interface Walk {
  readonly direction: Direction
  readonly plain: Note
  readonly note: NoteEffect
  isNew(key: string): boolean
}

function whom(effect: Effect, direction: Direction): readonly Party[] {
  switch (effect) {
    case 'narrowed':
      return direction === 'request' ? ['clients'] : ['backends']
    case 'widened':
      return direction === 'request' ? ['backends'] : ['clients']
    case 'replaced':
      return ['clients', 'backends']
  }
}

function visit({ before, after }: SchemaPair, walk: Walk): void {
  const [old, now] = [before, after].map(({ document, pointer }) => follow(document, pointer))
  if (!old || !now || !walk.isNew(`${old.pointer} ${now.pointer}`)) return
  const at = (...keys: readonly string[]) => now.pointer + toPointer(...keys)
  const deeper = (...keys: readonly string[]): SchemaPair => ({
    before: { ...before, pointer: old.pointer + toPointer(...keys) },
    after: { ...after, pointer: at(...keys) },
  })
  const pair: KeywordPair = { old: old.node, now: now.node, pointerOf: at, note: walk.note }
  compareTypes(pair)
  compareEnums(pair)
  for (const key of LOWER) compareLimit(pair, key, 1)
  for (const key of UPPER) compareLimit(pair, key, -1)
  const isProperty = (name: string) => name in asObject(now.node['properties'])
  const ofProperty = (name: string) => (isProperty(name) ? at('properties', name) : at('required'))
  compareRequired(pair, ofProperty)
  compareProperties(old, now, deeper, walk)
  if ('items' in old.node && 'items' in now.node) visit(deeper('items'), walk)
  else compareOther(pair, 'items')
  const extra = [old, now].map(({ node }) => node['additionalProperties'] ?? true)
  if (extra.every((one) => typeof one === 'object')) visit(deeper('additionalProperties'), walk)
  else compareExtra(extra[0], extra[1], at('additionalProperties'), walk.note)
  for (const key of LISTS) {
    const count = Math.min(asArray(old.node[key]).length, asArray(now.node[key]).length)
    for (let index = 0; index < count; index += 1) visit(deeper(key, String(index)), walk)
    compareLengths(pair, key)
  }
  for (const key of new Set([...Object.keys(old.node), ...Object.keys(now.node)])) {
    if (!KNOWN.has(key)) compareOther(pair, key)
  }
}

interface Found {
  readonly node: JsonObject
  readonly pointer: string
}

function compareProperties(
  old: Found,
  now: Found,
  deeper: (...keys: readonly string[]) => SchemaPair,
  walk: Walk,
): void {
  const [from, to] = [old, now].map(({ node }) => asObject(node['properties']))
  for (const name of Object.keys({ ...from, ...to })) {
    const place = toPointer('properties', name)
    const isOld = from !== undefined && name in from
    const isNow = to !== undefined && name in to
    if (isOld && isNow) visit(deeper('properties', name), walk)
    // What clients may send a backend must heed; what they get beyond what they know they pass over.
    else if (isNow) {
      walk.plain(
        now.pointer + place,
        `${name} is new`,
        ...whomOf(walk.direction === 'request', 'backends'),
      )
    } else walk.plain(old.pointer + place, `${name} is gone`, 'clients')
  }
}

function whomOf(isBroken: boolean, party: Party): readonly Party[] {
  return isBroken ? [party] : []
}
