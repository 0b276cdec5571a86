import { asArray, asObject, follow, type JsonObject, toPointer } from '../../../mocks/contract/json'

/** A value that answers hold: where it is, and where the contract says so. */
export interface AnswerPlace {
  /** Pointer into the answer; `-` stands for each entry of an array. */
  readonly at: string
  readonly pointer: string
  readonly isRequired: boolean
}

/** Every property that a schema of an answer gives it, and the entries of its arrays. */
export function listAnswerPlaces(document: JsonObject, schemaPointer: string): AnswerPlace[] {
  return walk(document, schemaPointer, '', [])
}

function walk(
  document: JsonObject,
  start: string,
  at: string,
  within: readonly string[],
): AnswerPlace[] {
  const { node: schema, pointer } = follow(document, start)
  // A schema may hold itself.
  if (within.includes(pointer)) return []
  const inside = [...within, pointer]
  const required = asArray(schema['required'])
  const own = Object.keys(asObject(schema['properties'])).flatMap((name) => {
    const place = `${pointer}/properties${toPointer(name)}`
    const isRequired = required.includes(name)
    const child = at + toPointer(name)
    return [{ at: child, pointer: place, isRequired }, ...walk(document, place, child, inside)]
  })
  const items = schema['items'] ? walk(document, `${pointer}/items`, `${at}/-`, inside) : []
  const entry = schema['items']
    ? [{ at: `${at}/-`, pointer: `${pointer}/items`, isRequired: false }]
    : []
  const choices = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    asArray(schema[keyword]).flatMap((_, index) =>
      walk(document, `${pointer}/${keyword}/${index}`, at, inside),
    ),
  )
  return [...own, ...entry, ...items, ...choices]
}

/** The places at which a body has a value, arrays' entries as `-`. */
export function listPlacesOf(body: unknown): ReadonlySet<string> {
  const places = new Set<string>()
  const visit = (value: unknown, at: string) => {
    places.add(at)
    if (Array.isArray(value)) for (const one of asArray(value)) visit(one, `${at}/-`)
    else for (const [name, one] of Object.entries(asObject(value))) visit(one, at + toPointer(name))
  }
  visit(body, '')
  return places
}

/** A pointer into one body as the place that it is at in all of them. */
export function toPlace(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/-')
}
