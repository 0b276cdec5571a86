import { asArray, asObject, isObject, type JsonObject } from '../../../contract/json'

/** The value nearest to one that came which the schema takes, `undefined` where none is known. */
export function nearestValue(schema: JsonObject, came: unknown): unknown {
  const choices = asArray(schema['enum'])
  if (choices.length > 0) return nearestChoice(choices, came)
  if ('const' in schema) return schema['const']
  const form = [...asArray(schema['anyOf']), ...asArray(schema['oneOf'])].find(isObject)
  if (form) return nearestValue(form, came)
  const types = [schema['type']].flat()
  const type = types.find((one) => one !== 'null')
  switch (type) {
    case 'integer':
    case 'number':
      return nearestNumber(schema, came, type === 'integer')
    case 'string':
      return nearestText(schema, came)
    case 'boolean':
      return came === 'true' || came === 1 || came === '1'
    case 'array':
      return nearestList(schema, came)
    case 'object':
      return nearestObject(schema, came)
    default:
      return exampleOf(schema)
  }
}

function exampleOf(schema: JsonObject): unknown {
  const [first] = asArray(schema['examples'])
  return schema['example'] ?? first ?? schema['default']
}

function nearestChoice(choices: readonly unknown[], came: unknown): unknown {
  const wanted = String(came).toLowerCase()
  const byDistance = choices.toSorted(
    (one, other) =>
      distance(String(one).toLowerCase(), wanted) - distance(String(other).toLowerCase(), wanted),
  )
  return byDistance[0]
}

function nearestNumber(schema: JsonObject, came: unknown, isWhole: boolean): number {
  const read = typeof came === 'string' && came.trim() !== '' ? Number(came) : came
  const example = exampleOf(schema)
  const start =
    typeof read === 'number' && Number.isFinite(read)
      ? read
      : typeof example === 'number'
        ? example
        : 0
  const places = schema['x-decimal-places']
  const rounded = isWhole
    ? Math.round(start)
    : typeof places === 'number'
      ? Number(start.toFixed(places))
      : start
  const least = limitOf(schema, 'minimum') ?? Number.NEGATIVE_INFINITY
  const most = limitOf(schema, 'maximum') ?? Number.POSITIVE_INFINITY
  return Math.min(Math.max(rounded, least), most)
}

function limitOf(schema: JsonObject, name: string): number | undefined {
  const limit = schema[name]
  return typeof limit === 'number' ? limit : undefined
}

function nearestText(schema: JsonObject, came: unknown): string | undefined {
  const isPlain = typeof came === 'number' || typeof came === 'boolean'
  const text = typeof came === 'string' ? came : isPlain ? String(came) : undefined
  const cut =
    text === undefined ? undefined : [...text].slice(0, limitOf(schema, 'maxLength')).join('')
  if (cut !== undefined && takesText(schema, cut)) return cut
  if (schema['format'] === 'date-time') return nearestInstant(came)
  const example = exampleOf(schema)
  if (typeof example === 'string') return example
  const filled = 'x'.repeat(Math.max(1, limitOf(schema, 'minLength') ?? 1))
  const guesses = [filled, `${cut ?? 'name'}@example.com`, 'name@example.com']
  return guesses.find((text) => takesText(schema, text))
}

function takesText(schema: JsonObject, text: string): boolean {
  const pattern = schema['pattern']
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return false
  if (schema['format'] === 'date-time' && !INSTANT.test(text)) return false
  return [...text].length >= (limitOf(schema, 'minLength') ?? 0)
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

function nearestInstant(came: unknown): string {
  const read = typeof came === 'string' || typeof came === 'number' ? new Date(came) : undefined
  const isTime = read !== undefined && !Number.isNaN(read.getTime())
  return (isTime ? read : new Date(0)).toISOString()
}

function nearestList(schema: JsonObject, came: unknown): readonly unknown[] {
  // Services like to wrap a list: `{"data": []}`.
  const wrapped = Object.values(asObject(came)).filter((value) => Array.isArray(value))
  const list = Array.isArray(came) ? asArray(came) : wrapped.length === 1 ? asArray(wrapped[0]) : []
  const items = asObject(schema['items'])
  const missing = Math.max(0, (limitOf(schema, 'minItems') ?? 0) - list.length)
  const filled = [...list, ...Array.from({ length: missing }, () => nearestValue(items, undefined))]
  return filled.slice(0, limitOf(schema, 'maxItems'))
}

function nearestObject(schema: JsonObject, came: unknown): JsonObject {
  const present = asObject(came)
  const properties = asObject(schema['properties'])
  const missing = asArray(schema['required'])
    .map(String)
    .filter((name) => !Object.hasOwn(present, name))
  return {
    ...present,
    ...Object.fromEntries(
      missing.map((name) => [name, nearestValue(asObject(properties[name]), undefined)]),
    ),
  }
}

/** How many characters have to be changed, after Levenshtein. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const kept = (row[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1)
      next.push(Math.min(kept, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
