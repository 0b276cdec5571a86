import type { JsonObject } from '../../../../mocks/contract/json'
import type { Probe } from './schema-case'

/** Values that go as far as one keyword of a schema allows; the caller checks that they break nothing else. */
export function satisfy(schema: JsonObject, valid: unknown): Probe[] {
  return [...shortTexts(schema), ...longTexts(schema), ...numbers(schema, valid), ...lists(schema)]
}

/** Outside the Basic Multilingual Plane: one character, two UTF-16 units, four bytes. */
const ASTRAL = '😀'
const LONGEST_LABEL = 63
const LONGEST_LOCAL_PART = 64

function shortTexts(schema: JsonObject): Probe[] {
  const { minLength } = schema
  if (typeof minLength !== 'number' || minLength === 0) return []
  return [set('minLength', isEmail(schema) ? 'a@b.co' : 'x'.repeat(minLength))]
}

function longTexts(schema: JsonObject): Probe[] {
  const { maxLength, format } = schema
  if (typeof maxLength !== 'number' || format === 'binary') return []
  if (isEmail(schema)) return [set('maxLength', createLongEmail(maxLength))]
  return [
    set('maxLength', 'x'.repeat(maxLength)),
    { ...set('maxLength', ASTRAL.repeat(maxLength)), label: 'maxLength in emoji' },
  ]
}

function isEmail({ pattern }: JsonObject): boolean {
  return typeof pattern === 'string' && pattern.includes('@')
}

/**
 * An email of exactly that many characters, none of whose parts is longer than mail allows (RFC 5321).
 *
 * @param start what its part before the at sign starts with
 */
export function createLongEmail(length: number, start = 'a+'): string {
  const local = start.padEnd(LONGEST_LOCAL_PART, 'a')
  const end = '.example.com'
  let room = length - local.length - 1 - end.length
  const labels: string[] = []
  while (room > 0) {
    // What is left must not be a dot alone.
    const size = Math.min(LONGEST_LABEL, room === LONGEST_LABEL + 1 ? LONGEST_LABEL - 1 : room)
    labels.push('b'.repeat(size))
    room -= size + 1
  }
  return `${local}@${labels.join('.')}${end}`
}

function numbers(schema: JsonObject, valid: unknown): Probe[] {
  const { minimum, maximum, enum: values } = schema
  const places = schema['x-decimal-places']
  return [
    ...(typeof minimum === 'number' ? [set('minimum', minimum)] : []),
    ...(typeof maximum === 'number' ? [set('maximum', maximum)] : []),
    // 0.29 * 100 is 28.999999999999996.
    ...(typeof places === 'number'
      ? [set('x-decimal-places', Math.floor(Number(valid ?? 0)) + 0.29)]
      : []),
    ...(Array.isArray(values) ? values.map((value: unknown) => set('enum', value)) : []),
  ]
}

function lists({ type, minItems = 0, maxItems }: JsonObject): Probe[] {
  if (type !== 'array') return []
  return [minItems, maxItems]
    .filter((times) => typeof times === 'number')
    .map((times, index) => ({
      keyword: index === 0 ? 'minItems' : 'maxItems',
      change: { kind: 'repeat', times },
    }))
}

function set(keyword: string, value: unknown): Probe {
  return { keyword, change: { kind: 'set', value } }
}
