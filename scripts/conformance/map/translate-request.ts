import type { JsonObject } from '../../../mocks/contract/json'
import { parseJson } from '../../../mocks/contract/json'
import type { Operation, RequestBody } from '../../../mocks/contract/operation'
import type { FormFields, SentBody } from '../http/exchange'
import { OutOfReach } from '../model/errors'
import { convertText } from './convert-value'
import { findSchema, listFields } from './schema-fields'
import type { ServiceMap } from './service-map'
import { type NoteField, translateBody } from './translate-body'

interface Task {
  readonly document: JsonObject
  readonly fields: ServiceMap['fields']
  readonly note: NoteField
}

/**
 * The body of a request as the service has it; what is no JSON stays as it is.
 *
 * @throws {OutOfReach} where other names make a body longer, or shorter, than the contract's limit.
 */
export function translateRequest(task: Task, { id, body }: Operation, sent: SentBody): SentBody {
  if (!body) return sent
  if (sent.kind === 'form') return { kind: 'form', fields: translateForm(task, body, sent.fields) }
  const text = translateText(task, body, sent.text)
  if (
    body.kind === 'json' &&
    isWithin(text, body.maxBytes) !== isWithin(sent.text, body.maxBytes)
  ) {
    throw new OutOfReach(`the names of --map change how long the body of ${id} is`)
  }
  return { ...sent, text }
}

function isWithin(text: string, maxBytes: number): boolean {
  return Buffer.byteLength(text) <= maxBytes
}

function translateText(task: Task, { schemaPointer }: RequestBody, text: string): string {
  const parsed = parseJson(text)
  if (!parsed) return text
  let isOther = false
  const note: NoteField = (schema, field) => {
    isOther = true
    task.note(schema, field)
  }
  const translated = translateBody(
    { ...task, note, direction: 'to service' },
    parsed.value,
    schemaPointer,
  )
  return isOther ? JSON.stringify(translated) : text
}

function translateForm(
  { document, fields, note }: Task,
  { schemaPointer }: RequestBody,
  form: FormFields,
): FormFields {
  const known = listFields(document, findSchema(document, schemaPointer))
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const schema = known.get(name)?.schema
      const mapped = schema === undefined ? undefined : fields.get(schema)?.get(name)
      if (schema === undefined || !mapped) return [name, value]
      note(schema, name)
      if (typeof value !== 'string') return [mapped.name, value]
      return [mapped.name, convertText(value, mapped, 'to service')]
    }),
  )
}
