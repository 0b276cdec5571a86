import { type JsonObject, parseJson } from '../../../mocks/contract/json'
import type { Operation, RequestBody } from '../../../mocks/contract/operation'
import type { FormFields, SentBody } from '../http/exchange'
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
 * The body that the contract has for one that a service was sent; what is no JSON stays as it is. `undefined` where only other names
 * carry it across the contract's limit in bytes: of such a body nothing can be said.
 */
export function restoreBody(
  task: Task,
  { body }: Pick<Operation, 'body'>,
  sent: SentBody,
): SentBody | undefined {
  if (!body) return sent
  if (sent.kind === 'form') return { kind: 'form', fields: restoreForm(task, body, sent.fields) }
  const text = restoreText(task, body, sent.text)
  const isAcross =
    body.kind === 'json' && isWithin(text, body.maxBytes) !== isWithin(sent.text, body.maxBytes)
  return isAcross ? undefined : { ...sent, text }
}

function isWithin(text: string, maxBytes: number): boolean {
  return Buffer.byteLength(text) <= maxBytes
}

function restoreText(task: Task, { schemaPointer }: RequestBody, text: string): string {
  const parsed = parseJson(text)
  if (!parsed) return text
  const restored = JSON.stringify(
    translateBody({ ...task, direction: 'to contract' }, parsed.value, schemaPointer),
  )
  const plain = JSON.stringify(parsed.value)
  if (restored === plain) return text
  // As much longer or shorter as its names are, however it was written: its length is judged too.
  const length = Buffer.byteLength(text) + Buffer.byteLength(restored) - Buffer.byteLength(plain)
  return restored + ' '.repeat(Math.max(length - Buffer.byteLength(restored), 0))
}

function restoreForm(
  { document, fields, note }: Task,
  { schemaPointer }: RequestBody,
  form: FormFields,
): FormFields {
  const known = listFields(document, findSchema(document, schemaPointer))
  const names = new Map(
    [...known].flatMap(([name, { schema }]) => {
      const mapped = fields.get(schema)?.get(name)
      return mapped ? [[mapped.name, { name, schema, mapped }] as const] : []
    }),
  )
  const renamed = new Set([...names.values()].map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(form).flatMap(([given, value]) => {
      const found = names.get(given)
      // The contract's own name is none of the service's once that has another one.
      if (!found) return renamed.has(given) ? [] : [[given, value]]
      note(found.schema, found.name)
      const own =
        typeof value === 'string' ? convertText(value, found.mapped, 'to contract') : value
      return [[found.name, own]]
    }),
  )
}
