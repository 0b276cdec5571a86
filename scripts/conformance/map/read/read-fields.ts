import { describeUnknown } from '../../../../mocks/contract/find-nearest'
import { asObject, isObject, type JsonObject, toPointer } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import {
  type Place,
  readEntries,
  readKeys,
  readText,
  readTypedEntries,
  refuse,
} from '../../files/yaml-place'
import { findSchema, listFields, type SchemaPlace } from '../schema-fields'
import type { MappedField, ServiceMap, SingleValue } from '../service-map'

const keys = {
  name: 'what the service calls the field',
  times: 'a number: the service’s value is the contract’s, times this',
  values: 'the service’s values, each with the contract’s',
} as const

const TAKES = 'what the service calls it, or an object with name, times, values'

/**
 * Reads what a service calls the fields of the contract's schemas.
 *
 * @throws {CannotRun} for anything else, and for schemas and fields that the contract does not have.
 */
export function readFields(
  place: Place,
  { document, file }: Contract,
  takes: string,
): ServiceMap['fields'] {
  const schemas = listSchemas(document)
  const entries = readEntries(place, takes)
  if (entries.length === 0) throw refuse(place, `it is empty: it takes ${takes}.`)
  return new Map(
    entries.map(([name, own]) => {
      const schema = schemas.get(name)
      if (!schema) {
        const known = [...schemas.keys()]
        throw refuse(own, describeUnknown(name, known, `a schema of ${file} that has fields`))
      }
      return [name, readSchema(own, name, [...listFields(document, schema).keys()])] as const
    }),
  )
}

function readSchema(
  place: Place,
  schema: string,
  known: readonly string[],
): ReadonlyMap<string, MappedField> {
  const entries = readEntries(place, `fields of ${schema}, each with ${TAKES}`)
  const mapped = new Map<string, MappedField>()
  for (const [field, value] of entries) {
    if (!known.includes(field)) {
      throw refuse(
        value,
        describeUnknown(field, known, `a field of ${schema}: ${known.join(', ')}`),
      )
    }
    mapped.set(field, readField(value, field))
  }
  for (const [field, value] of entries) {
    const name = mapped.get(field)?.name
    const same = known.find((one) => one !== field && (mapped.get(one)?.name ?? one) === name)
    if (same !== undefined) {
      const why = `the service would call ${schema}.${same} ${JSON.stringify(name)}, too`
      throw refuse(value, `${why}: give each field a name of its own.`)
    }
  }
  return mapped
}

function readField(place: Place, field: string): MappedField {
  if (!isObject(place.value)) return { name: readText(place, TAKES) }
  const { name, times, values } = readKeys(place, keys)
  if (!name && !times && !values) throw refuse(place, `it says nothing: it takes ${TAKES}.`)
  if (times && values) throw refuse(place, 'it has times and values: one of them can be right.')
  return {
    name: name ? readText(name, keys.name) : field,
    ...(times ? { times: readFactor(times) } : {}),
    ...(values ? { values: readValues(values) } : {}),
  }
}

function readFactor(place: Place): number {
  const { value } = place
  if (typeof value === 'number' && Number.isFinite(value) && value > 0) return value
  throw refuse(place, `${JSON.stringify(value)} is no factor: it takes ${keys.times}.`)
}

function readValues(place: Place): readonly (readonly [SingleValue, unknown])[] {
  const entries = readTypedEntries(place, keys.values)
  if (entries.length === 0) throw refuse(place, `it is empty: it takes ${keys.values}.`)
  return entries.map(([service, { value, ...at }]) => {
    if (['string', 'number', 'boolean'].includes(typeof value)) return [service, value] as const
    throw refuse({ ...at, value }, `it is no single value: it takes ${keys.values}.`)
  })
}

/** Every schema with fields that requests and answers of the contract hold, by its name. */
function listSchemas(document: JsonObject): ReadonlyMap<string, SchemaPlace> {
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
