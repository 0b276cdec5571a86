import { isObject, type JsonObject } from '../../../mocks/contract/json'
import { convertValue, type Direction } from './convert-value'
import { findSchema, listFields, type SchemaField, type SchemaPlace } from './schema-fields'
import type { MappedField, ServiceMap } from './service-map'

/** Called for each field that was in the service's form, as `Product.name`. */
export type NoteField = (schema: string, field: string) => void

interface Task {
  readonly document: JsonObject
  readonly fields: ServiceMap['fields']
  readonly direction: Direction
  readonly note: NoteField
}

/** A body in the other's form, as the schema at the pointer has it; what the contract does not have stays as it is. */
export function translateBody(task: Task, value: unknown, pointer: string): unknown {
  return translate(task, value, findSchema(task.document, pointer))
}

function translate(task: Task, value: unknown, place: SchemaPlace): unknown {
  const { document } = task
  if (Array.isArray(value)) {
    const items = findSchema(document, `${place.pointer}/items`, place.name)
    return value.map((one: unknown) => translate(task, one, items))
  }
  if (!isObject(value)) return value
  const known = listFields(document, place)
  const names = listNames(task, known)
  const entries: [string, unknown][] = []
  for (const [key, inner] of Object.entries(value)) {
    const field = names.get(key)
    if (field) entries.push(translateField(task, field, inner))
    // The contract's own name is none of the service's once that has another one.
    else if (task.direction === 'to service' || !known.has(key)) entries.push([key, inner])
  }
  return Object.fromEntries(entries)
}

interface NamedField {
  /** The contract's. */
  readonly name: string
  readonly field: SchemaField
  readonly mapped: MappedField | undefined
}

/** The fields of an object by the names that they have in what is translated. */
function listNames(
  { fields, direction }: Task,
  known: ReadonlyMap<string, SchemaField>,
): ReadonlyMap<string, NamedField> {
  return new Map(
    [...known].map(([name, field]) => {
      const mapped = fields.get(field.schema)?.get(name)
      const given = direction === 'to service' ? name : (mapped?.name ?? name)
      return [given, { name, field, mapped }]
    }),
  )
}

function translateField(
  task: Task,
  { name, field, mapped }: NamedField,
  value: unknown,
): [string, unknown] {
  const nested = findSchema(task.document, field.pointer, `${field.schema}.${name}`)
  const inner = translate(task, value, nested)
  if (!mapped) return [name, inner]
  task.note(field.schema, name)
  const converted = convertValue(inner, mapped, task.direction)
  return [task.direction === 'to service' ? mapped.name : name, converted]
}
