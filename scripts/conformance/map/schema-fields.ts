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
  const own = Object.keys(asObject(node['properties'])).map(
    (field) =>
      [
        field,
        { schema: name ?? '', pointer: `${pointer}/properties${toPointer(field)}` } as const,
      ] as const,
  )
  return new Map([...inner, ...own])
}
