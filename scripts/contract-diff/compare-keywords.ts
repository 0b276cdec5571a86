import { asArray, type JsonObject } from '../../mocks/contract/json'

/** Fewer values are allowed, more are, or others. */
export type Effect = 'narrowed' | 'widened' | 'replaced'

/** Keywords that hold lists of schemas. */
export const LISTS = ['allOf', 'anyOf', 'oneOf'] as const
/** Notes what a keyword's difference does to the values that are allowed. */
export type NoteEffect = (effect: Effect, pointer: string, what: string) => void

/** A schema before and after a change, and where to note what is different about a keyword. */
export interface KeywordPair {
  readonly old: JsonObject
  readonly now: JsonObject
  /** Where the keyword is written. */
  pointerOf(key: string): string
  readonly note: NoteEffect
}

export function compareTypes({ old, now, pointerOf, note }: KeywordPair): void {
  const [from, to] = [toTypes(old), toTypes(now)]
  const isIn = (types: readonly string[], type: string) =>
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  const fits = (some: readonly string[], all: readonly string[]) =>
    all.length === 0 || (some.length > 0 && some.every((type) => isIn(all, type)))
  const [narrower, wider] = [fits(to, from), fits(from, to)]
  if (narrower && wider) return
  const words = `type ${from.join(' or ') || 'any'} becomes ${to.join(' or ') || 'any'}`
  note(narrower ? 'narrowed' : wider ? 'widened' : 'replaced', pointerOf('type'), words)
}

function toTypes({ type }: JsonObject): readonly string[] {
  return typeof type === 'string' ? [type] : asArray(type).map(String)
}

export function compareEnums(pair: KeywordPair): void {
  const { old, now, pointerOf, note } = pair
  if (!('enum' in old) || !('enum' in now)) {
    compareOther(pair, 'enum')
    return
  }
  const pointer = pointerOf('enum')
  const [from, to] = [old, now].map((node) =>
    asArray(node['enum']).map((one) => JSON.stringify(one)),
  )
  for (const gone of from?.filter((one) => !to?.includes(one)) ?? []) {
    note('narrowed', pointer, `${gone} is no value any more`)
  }
  for (const added of to?.filter((one) => !from?.includes(one)) ?? []) {
    note('widened', pointer, `${added} is a value now`)
  }
}

/** @param sign 1 where a higher limit allows less, -1 where a lower one does */
export function compareLimit(pair: KeywordPair, key: string, sign: 1 | -1): void {
  const { old, now, pointerOf, note } = pair
  const [from, to] = [old[key], now[key]]
  if (typeof from !== 'number' || typeof to !== 'number') {
    compareOther(pair, key)
  } else if (from !== to) {
    const effect = (to - from) * sign > 0 ? 'narrowed' : 'widened'
    note(effect, pointerOf(key), `${key} ${from} becomes ${to}`)
  }
}

/** @param at where a property of that name is written */
export function compareRequired(
  { old, now, note }: KeywordPair,
  at: (name: string) => string,
): void {
  const [from, to] = [old, now].map((node) => asArray(node['required']).map(String))
  for (const name of to?.filter((one) => !from?.includes(one)) ?? []) {
    note('narrowed', at(name), `${name} becomes required`)
  }
  for (const name of from?.filter((one) => !to?.includes(one)) ?? []) {
    note('widened', at(name), `${name} becomes optional`)
  }
}

export function compareExtra(from: unknown, to: unknown, pointer: string, note: NoteEffect): void {
  if (JSON.stringify(from) === JSON.stringify(to)) return
  const words = 'other properties than those named are'
  if (from === true) note('narrowed', pointer, `${words} limited`)
  else if (to === true) note('widened', pointer, `${words} not limited any more`)
  else
    note(
      to === false ? 'narrowed' : 'widened',
      pointer,
      `${words} ${to === false ? 'forbidden' : 'allowed'}`,
    )
}

export function compareLengths(
  { old, now, pointerOf, note }: KeywordPair,
  key: (typeof LISTS)[number],
): void {
  const [from, to] = [asArray(old[key]).length, asArray(now[key]).length]
  if (from === to) return
  // Of `allOf` each one more is a rule more; of the others a way more, unless there was no rule at all.
  const isMore = to > from
  const isRule = key === 'allOf' || from === 0 || to === 0
  const effect = isMore === isRule ? 'narrowed' : 'widened'
  note(effect, pointerOf(key), `${key} has ${to} in place of ${from}`)
}

/** A rule that is there or not, or another one. */
export function compareOther({ old, now, pointerOf, note }: KeywordPair, key: string): void {
  const pointer = pointerOf(key)
  const [from, to] = [JSON.stringify(old[key]), JSON.stringify(now[key])]
  if (from === to) return
  // What is left out means something else then.
  if (key === 'default') note('replaced', pointer, `default ${from} becomes ${to}`)
  else if (from === undefined) note('narrowed', pointer, `${key} ${to} is new`)
  else if (to === undefined) note('widened', pointer, `${key} ${from} is gone`)
  else note('replaced', pointer, `${key} ${from} becomes ${to}`)
}
