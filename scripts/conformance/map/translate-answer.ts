import { isObject, type JsonObject, parseJson, readPointer } from '../../../mocks/contract/json'
import type { Operation } from '../../../mocks/contract/operation'
import type { WireAnswer } from '../http/wire'
import { findSchema, listFields, type SchemaPlace } from './schema-fields'
import type { ServiceMap } from './service-map'
import { type NoteField, translateBody } from './translate-body'

interface Task {
  readonly document: JsonObject
  readonly map: ServiceMap
  readonly note: NoteField
  /** Hears that an answer stood where the map has it. */
  noteAnswer(): void
}

/** The body of an answer as the contract has it; the same text where nothing is different. */
export function translateAnswer(
  task: Task,
  operation: Operation,
  { status, text }: Pick<WireAnswer, 'status' | 'text'>,
): string {
  const { document, map } = task
  const parsed = parseJson(text)
  const [content] = operation.responses.get(status)?.content ?? []
  if (!parsed || !content) return text
  const { answer } = map.calls.get(operation.id) ?? {}
  const isWithin = answer !== undefined && status < 300
  const inner = isWithin ? readPointer(parsed.value, answer) : parsed.value
  // An answer that is not where it should be is none.
  if (inner === undefined) return 'null'
  if (isWithin) task.noteAnswer()
  let isOther = isWithin
  const note: NoteField = (schema, field) => {
    isOther = true
    task.note(schema, field)
  }
  const body = translateBody(
    { document, fields: map.fields, note, direction: 'to contract' },
    inner,
    content.schemaPointer,
  )
  const told = status < 400 ? body : renameInSentences(task, operation, body)
  return isOther || told !== body ? JSON.stringify(told) : text
}

/** An error names the field that is wrong, by the name that the service has for it. */
function renameInSentences({ document, map }: Task, { body }: Operation, error: unknown): unknown {
  if (!body || !isObject(error)) return error
  const names = listServiceNames(document, map.fields, findSchema(document, body.schemaPointer))
  if (names.size === 0) return error
  const entries = Object.entries(error).map(([key, value]) => [
    key,
    typeof value === 'string' ? replaceWords(value, names) : value,
  ])
  const changed: unknown = Object.fromEntries(entries)
  return JSON.stringify(changed) === JSON.stringify(error) ? error : changed
}

function replaceWords(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/[\w$-]+/g, (word) => names.get(word) ?? word)
}

/** The service's names of the fields that a body may have, and the contract's. */
export function listServiceNames(
  document: JsonObject,
  fields: ServiceMap['fields'],
  place: SchemaPlace,
): ReadonlyMap<string, string> {
  const { node } = findSchema(document, place.pointer)
  if (node['items'] !== undefined) {
    const items = findSchema(document, `${place.pointer}/items`, place.name)
    return listServiceNames(document, fields, items)
  }
  return new Map(
    [...listFields(document, place)].flatMap(([name, { schema, pointer }]) => {
      const mapped = fields.get(schema)?.get(name)
      const place = findSchema(document, pointer, `${schema}.${name}`)
      const inner = listServiceNames(document, fields, place)
      return [...inner, ...(mapped ? [[mapped.name, name] as const] : [])]
    }),
  )
}
