import { type JsonObject, splitPointer } from '../../../../mocks/contract/json'
import type { Operation } from '../../../../mocks/contract/operation'
import type { Contract } from '../../contract/read-contract'
import { findSchema, listFields, type SchemaPlace } from '../../map/schema-fields'
import type { MappedField, ServiceMap } from '../../map/service-map'
import { listServiceNames } from '../../map/translate-answer'

/** How an object of a service becomes the contract's. */
interface Shape {
  /** By the service's names. */
  readonly fields: Readonly<Record<string, ShapeField>>
  /** Names of the contract that mean nothing at the service. */
  readonly drops: readonly string[]
  /** Of a list: what its entries are. */
  readonly items?: Shape
}

interface ShapeField extends Pick<MappedField, 'times' | 'values'> {
  /** The contract's. */
  readonly name: string
  readonly shape?: Shape
}

/** How the answers of an operation become the contract's. */
interface AnswerForm {
  /** Where the contract's answer stands in a success, key by key. */
  readonly answer?: readonly string[]
  /** By status, for each that has a body. */
  readonly shapes: Readonly<Record<string, Shape | null>>
  /** The service's names of fields in its errors, and the contract's. */
  readonly words: Readonly<Record<string, string>>
}

/** How the answers that a script gets become the contract's. */
export interface Answers {
  /** By operation. */
  readonly forms: Readonly<Record<string, AnswerForm>>
  /** The cookie that holds a session's token; `null` where none does. */
  readonly cookie: string | null
}

/** What a script needs to read the answers of these operations; `undefined` where they are the contract's already. */
export function createAnswers(
  operations: readonly string[],
  contract: Contract,
  map: ServiceMap | undefined,
  cookie: string | undefined,
): Answers | undefined {
  const forms = contract.operations.flatMap((operation) => {
    const isUsed = map !== undefined && operations.includes(operation.id)
    const form = isUsed ? createAnswerForm(contract, map, operation) : undefined
    return form ? [[operation.id, form] as const] : []
  })
  if (forms.length === 0 && cookie === undefined) return undefined
  return { forms: Object.fromEntries(forms), cookie: cookie ?? null }
}

/** What a script needs of a map to read the answers of an operation; `undefined` where they are the contract's already. */
function createAnswerForm(
  { document }: Pick<Contract, 'document'>,
  map: ServiceMap,
  operation: Operation,
): AnswerForm | undefined {
  const { answer } = map.calls.get(operation.id) ?? {}
  const shapes = [...operation.responses.values()].flatMap(({ status, content: [content] }) =>
    content
      ? [
          [
            String(status),
            toShape(document, map.fields, findSchema(document, content.schemaPointer)) ?? null,
          ] as const,
        ]
      : [],
  )
  const words = operation.body
    ? [
        ...listServiceNames(
          document,
          map.fields,
          findSchema(document, operation.body.schemaPointer),
        ),
      ]
    : []
  const isPlain =
    answer === undefined && words.length === 0 && shapes.every(([, shape]) => shape === null)
  if (isPlain) return undefined
  return {
    ...(answer === undefined ? {} : { answer: splitPointer(answer) }),
    shapes: Object.fromEntries(shapes),
    words: Object.fromEntries(words),
  }
}

/** `undefined` for a schema of which nothing is different; `within` holds the schemas around it. */
function toShape(
  document: JsonObject,
  fields: ServiceMap['fields'],
  place: SchemaPlace,
  within: readonly string[] = [],
): Shape | undefined {
  if (within.includes(place.pointer)) return undefined
  const around = [...within, place.pointer]
  const known = listFields(document, place)
  const entries = [...known].map(([name, { schema, pointer }]) => {
    const mapped = fields.get(schema)?.get(name)
    const inner = findSchema(document, pointer, `${schema}.${name}`)
    const shape = toShape(document, fields, inner, around)
    return { name, given: mapped?.name ?? name, mapped, shape }
  })
  const given = new Set(entries.map((one) => one.given))
  const drops = [...known.keys()].filter((name) => !given.has(name))
  const different = entries.flatMap(({ name, given: key, mapped, shape }) => {
    const { times, values } = mapped ?? {}
    const field = {
      name,
      ...(times === undefined ? {} : { times }),
      ...(values ? { values } : {}),
      ...(shape ? { shape } : {}),
    }
    return mapped || shape ? [[key, field] as const] : []
  })
  const items = toItems(document, fields, place, around)
  if (different.length === 0 && !items) return undefined
  return { fields: Object.fromEntries(different), drops, ...(items ? { items } : {}) }
}

function toItems(
  document: JsonObject,
  fields: ServiceMap['fields'],
  { pointer, name }: SchemaPlace,
  within: readonly string[],
): Shape | undefined {
  const { node } = findSchema(document, pointer)
  if (node['items'] === undefined) return undefined
  return toShape(document, fields, findSchema(document, `${pointer}/items`, name), within)
}
