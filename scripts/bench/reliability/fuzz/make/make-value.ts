import type { Random } from '../../../../../mocks/api/database/seed/random'
import { asArray, asObject, type JsonObject, readPointer } from '../../../../../mocks/contract/json'

const DEFAULT_TEXT = 'letter'
const MOST_ITEMS = 3

/** Texts that mean something to the shop, by field name. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>

/** Makes values that a schema of an OpenAPI document allows, mostly. */
export function createValueMaker(document: JsonObject, known: KnownTexts) {
  function make(schema: JsonObject, random: Random): unknown {
    const reference = schema['$ref']
    if (typeof reference === 'string') {
      return make(asObject(readPointer(document, reference.slice(1))), random)
    }
    const choices = asArray(schema['anyOf'])
    if (choices.length > 0) {
      return make(asObject(choices[random.whole(0, choices.length - 1)]), random)
    }
    const words = asArray(schema['enum'])
    if (words.length > 0) return words[random.whole(0, words.length - 1)]
    return makeOfType(schema, random)
  }

  function makeOfType(schema: JsonObject, random: Random): unknown {
    switch (schema['type']) {
      case 'object':
        return makeObject(schema, random)
      case 'array': {
        const least = Number(schema['minItems'] ?? 0)
        const most = Math.min(Number(schema['maxItems'] ?? MOST_ITEMS), MOST_ITEMS)
        const items = asObject(schema['items'])
        return Array.from({ length: random.whole(least, most) }, () => make(items, random))
      }
      case 'integer':
        return makeNumber(schema, random, 1)
      case 'number':
        return makeNumber(schema, random, 100)
      default:
        return makeText(schema, random)
    }
  }

  function makeObject(schema: JsonObject, random: Random): JsonObject {
    const required = new Set(asArray(schema['required']))
    const properties = Object.entries(asObject(schema['properties']))
    return Object.fromEntries(
      properties
        .filter(([name]) => required.has(name) || random.chance(0.5))
        .map(([name, property]) => [name, makeField(name, asObject(property), random)]),
    )
  }

  function makeField(name: string, schema: JsonObject, random: Random): unknown {
    const made = make(schema, random)
    const texts = known.get(name) ?? []
    if (typeof made !== 'string' || texts.length === 0 || random.chance(0.2)) return made
    return texts[random.whole(0, texts.length - 1)]
  }

  return make
}

function makeNumber(schema: JsonObject, random: Random, parts: number): number {
  const least = Number(schema['minimum'] ?? 0)
  // Mostly small: the limits themselves are rare among honest values.
  const most = random.chance(0.9) ? least + 50 : Number(schema['maximum'] ?? least + 50)
  return random.whole(least * parts, Math.min(most, 1e9) * parts) / parts
}

function makeText(schema: JsonObject, random: Random): string {
  if (schema['format'] === 'date-time') return '2026-10-01T09:30:00.000Z'
  const pattern = String(schema['pattern'] ?? '')
  if (pattern.includes('@')) return `fuzz${random.whole(0, 999)}@example.org`
  const least = Number(schema['minLength'] ?? 0)
  const most = Number(schema['maxLength'] ?? 64)
  const length = random.chance(0.1) ? most : random.whole(least, Math.min(most, least + 12))
  return DEFAULT_TEXT.repeat(Math.ceil(length / DEFAULT_TEXT.length)).slice(0, length)
}
