import { asArray, type JsonObject } from '../../../../mocks/contract/json'
import type { Probe } from './schema-case'

/** Values that break a schema and look like one that does not; the caller checks that they break nothing else. */
export function mimic(
  schema: JsonObject,
  valid: unknown,
  place: 'json' | 'text',
  method: string,
): Probe[] {
  return [
    ...(place === 'json' ? mimicType(schema, valid) : mimicNumber(schema, valid, method)),
    ...mimicLowest(schema),
    ...mimicPattern(schema, valid),
  ]
}

/** In a query of a document database, what is not null: everything. */
const QUESTION = { $ne: null }

/** Languages and mappers turn each of these into the wanted type, or fail where they read it. */
function mimicType({ type }: JsonObject, valid: unknown): Probe[] {
  const nothing = set('type', null)
  switch (type) {
    case 'integer':
    case 'number':
      return [nothing, ...[true, String(valid), [valid]].map((value) => set('type', value))]
    case 'array':
      return [nothing, set('type', QUESTION), ...takeOut(valid)]
    case 'object':
    case 'string':
      return [nothing]
    default:
      return []
  }
}

/** One entry without its list; that a text is no list is tried anyway. */
function takeOut(valid: unknown): Probe[] {
  const [entry]: readonly unknown[] = asArray(valid)
  if (entry === undefined || typeof entry === 'string') return []
  return [{ keyword: 'type', change: { kind: 'take-out' }, label: 'an entry without its list' }]
}

/** A number of source text, which some languages read in input too. */
const HEXADECIMAL = '0x1A'

/** Neither below a lower limit nor above an upper one: who asks for these alone takes it. */
const NO_NUMBER = 'NaN'

/** In a form and in a query: what is a number to people, or to a language that reads as much as it can. */
function mimicNumber({ type, enum: values }: JsonObject, valid: unknown, method: string): Probe[] {
  if (type === 'integer') {
    return [set('type', asArray(values).includes(1) ? 'true' : 1.5)]
  }
  if (type !== 'number') return []
  const withComma = Number(valid).toFixed(2).replace('.', ',')
  // Forms are read in one place: each odd one is sent to one operation.
  const odd = method === 'PUT' ? NO_NUMBER : HEXADECIMAL
  return [withComma, odd].map((value) => set('type', value))
}

/** Far enough below a lower limit to have another sign. */
function mimicLowest({ minimum }: JsonObject): Probe[] {
  return typeof minimum === 'number' && minimum > 0 ? [set('minimum', -1)] : []
}

/** A text with one of its signs missing or doubled, and with a blank inside. */
function mimicPattern({ pattern }: JsonObject, valid: unknown): Probe[] {
  if (typeof pattern !== 'string' || typeof valid !== 'string' || valid === '') return []
  const signs = [...new Set(valid.match(/[^\p{L}\p{N}\s]/gu) ?? [])]
  const changed = signs.flatMap((sign) => [
    valid.replaceAll(sign, ''),
    valid.replace(sign, sign + sign),
  ])
  return [...changed, `${valid.slice(0, 1)} ${valid.slice(1)}`].map((value) =>
    set('pattern', value),
  )
}

function set(keyword: string, value: unknown): Probe {
  return { keyword, change: { kind: 'set', value } }
}
