import { asArray, type JsonObject } from '../../../../mocks/contract/json'
import type { Probe } from './schema-case'

/** Some languages read it as 1. Those that take a word for a number take this, too. */
const NUMBER_AND_MORE = '1x'

/** Values that break one keyword of a schema each; the caller checks that they break nothing else. */
export function violate(schema: JsonObject, valid: unknown, place: 'json' | 'text'): Probe[] {
  return [
    ...violateType(schema, place),
    ...violateText(schema, valid),
    ...violateNumber(schema, valid),
    ...violateList(schema, valid),
  ]
}

function violateType(schema: JsonObject, place: 'json' | 'text'): Probe[] {
  switch (schema['type']) {
    case 'string':
      // In a form and in a query everything is text.
      return place === 'text' ? [] : [set('type', 12345)]
    case 'integer':
      return [set('type', place === 'text' ? NUMBER_AND_MORE : 1.5)]
    case 'number':
      return [set('type', place === 'text' ? NUMBER_AND_MORE : 'cheap')]
    case 'object':
      return [set('type', 'text')]
    case 'array':
      return [set('type', 'text')]
    default:
      return []
  }
}

function violateText(schema: JsonObject, valid: unknown): Probe[] {
  const { minLength, maxLength, pattern, enum: values } = schema
  const text = typeof valid === 'string' ? valid : ''
  return [
    ...(typeof minLength === 'number' && minLength > 0
      ? [set('minLength', text.slice(0, minLength - 1))]
      : []),
    ...(typeof maxLength === 'number' && schema['format'] !== 'binary'
      ? [set('maxLength', (text || 'a').padStart(maxLength + 1, 'a'))]
      : []),
    ...(typeof pattern === 'string'
      ? ['   ', 'no-at-sign.example.com', withLine(text)].map((value) => set('pattern', value))
      : []),
    ...(Array.isArray(values) ? [set('enum', typeof values[0] === 'number' ? 7 : 'sideways')] : []),
  ]
}

/** Where `^` and `$` are the ends of a line, a pattern holds if one line has its form. */
function withLine(text: string): string {
  return `${text}\nabc`
}

function violateNumber(schema: JsonObject, valid: unknown): Probe[] {
  const { minimum, maximum } = schema
  const places = schema['x-decimal-places']
  return [
    ...(typeof minimum === 'number' ? [set('minimum', minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [set('maximum', maximum + 1)] : []),
    ...(typeof places === 'number'
      ? [set('x-decimal-places', Number(valid ?? 0) + 10 ** -(places + 1))]
      : []),
  ]
}

function violateList(schema: JsonObject, valid: unknown): Probe[] {
  const { minItems, maxItems } = schema
  const item: unknown = asArray(valid)[0]
  return [
    ...(typeof minItems === 'number' && minItems > 0 ? [set('minItems', [])] : []),
    ...(typeof maxItems === 'number' && item !== undefined
      ? [
          set(
            'maxItems',
            Array.from({ length: maxItems + 1 }, () => item),
          ),
        ]
      : []),
  ]
}

function set(keyword: string, value: unknown): Probe {
  return { keyword, change: { kind: 'set', value } }
}
