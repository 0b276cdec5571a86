import { asArray, asObject, follow, type JsonObject, toPointer } from '../../../mocks/contract/json'

/** A field of a schema of the contract. */
export interface SchemaField {
  /** The schema, as a map calls it: `Product`, or `OrderCreate.order` for an object within one. */
  readonly schema: string
  readonly pointer: string
}

/** Where a schema is written, and what a map calls it. */
export interface SchemaPlace {
  readonly pointer: string
  /** `undefined` for one without a name, as that of a list in an answer. */
  readonly name: string | undefined
}

const COMPONENT = /^\/components\/schemas\/([^/]+)$/

/** The schema at a pointer, past references; `name` is what it is called where it is no schema of its own. */
export function findSchema(
  document: JsonObject,
  pointer: string,
  name?: string,
): SchemaPlace & { readonly node: JsonObject } {
  const { node, pointer: own } = follow(document, pointer)
  return { node, pointer: own, name: COMPONENT.exec(own)?.[1] ?? name }
}

/** The fields of an object's schema, those of the schemas that it is made of too. */
export function listFields(
  document: JsonObject,
  { pointer, name }: SchemaPlace,
): ReadonlyMap<string, SchemaField> {
  const { node } = follow(document, pointer)
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) =>
    asArray(node[keyword])
      .map((_, index) => findSchema(document, `${pointer}/${keyword}/${index}`, name))
      .flatMap((part) => [...listFields(document, part)]),
  )
  const own = Object.keys(asObject(node['properties'])).map((field) => {
    const place = `${pointer}/properties${toPointer(field)}`
    return [field, { schema: name ?? '', pointer: place }] as const
  })
  return new Map([...inner, ...own])
}

/** Every schema with fields that requests and answers of the contract hold, by its name. */
export function listSchemas(document: JsonObject): ReadonlyMap<string, SchemaPlace> {
  const found = new Map<string, SchemaPlace>()
  const visit = (start: string, given: string | undefined) => {
    const { node, pointer, name } = findSchema(document, start, given)
    if (name !== undefined && found.has(name)) return
    const fields = listFields(document, { pointer, name })
    if (name !== undefined && fields.size > 0) found.set(name, { pointer, name })
    for (const [field, one] of fields) visit(one.pointer, name && `${name}.${field}`)
    if (node['items'] !== undefined) visit(`${pointer}/items`, name)
  }
  const schemas = asObject(asObject(document['components'])['schemas'])
  for (const name of Object.keys(schemas)) visit(`/components/schemas${toPointer(name)}`, name)
  return found
}
