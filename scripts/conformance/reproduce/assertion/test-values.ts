import { isObject, parseJson, splitPointer } from '../../../../mocks/contract/json'
import type { Exchange } from '../../http/exchange'
import type { Reference, ValueMatch, ValueTest } from '../../model/assertion'
import {
  hasDecimals,
  isFirst,
  isSame,
  isSorted,
  isWithin,
  toCanonical,
  toLower,
  toTime,
} from './compare'

/** The bytes behind an address, and their hash; none where it can't be loaded. */
export interface SeenPicture {
  /** Two digits each. */
  readonly hex: string
  readonly sha256: string
}

/** What an assertion looks at. */
export interface SeenAnswer {
  readonly status: number
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly isJson: boolean
  readonly json: unknown
  /** What the service has answered, where a map makes another answer of it. */
  readonly served?: SeenAnswer
  /** By the pointer to their address. */
  readonly pictures?: Readonly<Record<string, SeenPicture>>
}

/** The answer to an exchange's request; to that of the difference when left out. */
export type AnswerOf = (exchange: Exchange | undefined) => SeenAnswer

/** The values at a pointer; `-` stands for each entry of an array. */
export function findValues(root: unknown, pointer: string): readonly unknown[] {
  return splitPointer(pointer).reduce<readonly unknown[]>(
    (found, key) => found.flatMap((value) => takeStep(value, key)),
    [root],
  )
}

function takeStep(value: unknown, key: string): readonly unknown[] {
  if (Array.isArray(value)) {
    if (key === '-') return value
    return /^\d+$/.test(key) && Number(key) < value.length ? [value[Number(key)]] : []
  }
  return isObject(value) && Object.hasOwn(value, key) ? [value[key]] : []
}

/** Whether the values pass; `isAlone`: their pointer has no `-`. */
export function testValues(
  values: readonly unknown[],
  test: ValueTest,
  isAlone: boolean,
  answerOf: AnswerOf,
): boolean {
  switch (test.kind) {
    case 'every':
      return (
        (!isAlone || values.length > 0) &&
        values.every((value) => matches(value, test.value, answerOf))
      )
    case 'some':
      return values.some((value) => matches(value, test.value, answerOf))
    case 'none':
      return !values.some((value) => matches(value, test.value, answerOf))
    case 'count':
      return isWithin(values.length, test)
    case 'sorted':
      return isSorted(test.as === 'time' ? values.map(toTime) : values, test.order)
    case 'first': {
      const all = findValues(answerOf(test.among.in).json, test.among.at)
      const measure = (value: unknown) => (test.as === 'time' ? toTime(value) : value)
      return isFirst(values.map(measure), all.map(measure), test.order)
    }
    case 'unique':
      return new Set(values.map(toCanonical)).size === values.length
  }
}

function matches(value: unknown, match: ValueMatch, answerOf: AnswerOf): boolean {
  if ('is' in match) return isSame(value, match.is)
  if ('isOneOf' in match) return match.isOneOf.some((one) => isSame(one, value))
  if ('sameAs' in match) return isSameAs(value, match.sameAs, answerOf)
  if ('isAmong' in match) {
    const { in: exchange, at } = match.isAmong
    return findValues(answerOf(exchange).json, at).some((one) => isSame(one, value))
  }
  if ('not' in match) return !matches(value, match.not, answerOf)
  if ('type' in match) return typeOf(value, match.type)
  if ('holds' in match) {
    return match.holds.every(({ at, value: inner }) =>
      findValues(value, at).some((one) => matches(one, inner, answerOf)),
    )
  }
  if ('payload' in match) {
    return readPayloads(value).some((one) => matches(one, match.payload, answerOf))
  }
  return typeof value === 'string' ? matchesText(value, match) : matchesOther(value, match)
}

/** What a token says in those of its parts that are JSON; nothing of anything else. */
export function readPayloads(value: unknown): readonly unknown[] {
  const parts = typeof value === 'string' ? value.split('.') : []
  return parts.flatMap((part) => {
    const parsed = parseJson(Buffer.from(part, 'base64url').toString('utf8'))
    return parsed ? [parsed.value] : []
  })
}

/** A match of a single value that needs no other answer. */
export type SimpleMatch = Exclude<
  ValueMatch,
  | { readonly is: unknown }
  | { readonly isOneOf: unknown }
  | { readonly sameAs: unknown }
  | { readonly isAmong: unknown }
  | { readonly not: unknown }
  | { readonly type: unknown }
  | { readonly holds: unknown }
  | { readonly payload: unknown }
>

function matchesText(value: string, match: SimpleMatch): boolean {
  if ('matches' in match) return new RegExp(match.matches, 'u').test(value)
  if ('contains' in match) return toLower(value).includes(toLower(match.contains))
  if ('longest' in match) return [...value].length <= match.longest
  return 'shortest' in match && [...value].length >= match.shortest
}

function matchesOther(value: unknown, match: SimpleMatch): boolean {
  if ('entries' in match) return Array.isArray(value) && isWithin(value.length, match.entries)
  if ('adds' in match) return addUp(findValues(value, match.adds.at)) === match.adds.to
  if ('has' in match) return isObject(value) && Object.hasOwn(value, match.has)
  if ('matches' in match || 'contains' in match) return false
  if ('longest' in match || 'shortest' in match || typeof value !== 'number') return false
  return 'decimals' in match ? hasDecimals(value, match.decimals) : isWithin(value, match)
}

/** The sum of numbers; `undefined` where anything else is among them. */
function addUp(values: readonly unknown[]): number | undefined {
  return values.reduce<number | undefined>(
    (sum, one) => (typeof one === 'number' && sum !== undefined ? sum + one : undefined),
    0,
  )
}

function isSameAs(value: unknown, reference: Reference, answerOf: AnswerOf): boolean {
  const { at, isCounted, plus = 0, without, as } = reference
  const found = findValues(answerOf(reference.in).json, at)
  if (isCounted) return isSame(value, found.length + plus)
  if (found.length === 0) return false
  const [first] = found
  if (as === 'time') {
    const time = toTime(value)
    return time !== undefined && time === toTime(first)
  }
  const strip = (one: unknown) =>
    typeof one === 'string' && without !== undefined
      ? one.replace(new RegExp(without, 'gu'), '')
      : one
  const wanted = typeof first === 'number' ? first + plus : first
  return isSame(strip(value), strip(wanted))
}

function typeOf(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  return type === 'object' ? isObject(value) : typeof value === type
}
