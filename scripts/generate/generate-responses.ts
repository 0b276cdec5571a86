import { asArray, asObject, type JsonObject, readPointer } from '../../mocks/contract/json'
import type { Operation } from '../../mocks/contract/operation'

/** A file below `src/api/generated/` and what it contains. */
type File = readonly [path: string, code: string]

const SCHEMAS = '/components/schemas/'

/** Without such a field nothing can be looked up or signed in; other texts may be empty. */
const KEY = /^_?id$|token$/i

/**
 * The shapes in which the client reads responses, in Valibot: one file for each named schema that they consist of, so that a
 * page loads those it needs, and one for each operation's 200.
 *
 * A shape checks what pages rely on: presence, types, whole numbers, enumerations, keys that are not empty and
 * money that is not negative. Other limits are the service's to keep: one empty description must not hide a list.
 *
 * @throws Error for a schema that has no shape, such as `allOf`
 */
export function generateResponses(document: JsonObject, operations: readonly Operation[]): File[] {
  const shapes = new Map<string, File>()
  const responses = operations.flatMap(({ id, responses }) =>
    [...responses.values()].flatMap(({ status, content: [content] }) => {
      if (!content) return []
      const used = new Set<string>()
      const shape = createShape({ document, used, shapes }, `${content.pointer}/schema`)
      return status === 200 ? [createResponse(id, shape, used)] : []
    }),
  )
  return [...shapes.values(), ...responses]
}

interface Scope {
  readonly document: JsonObject
  /** Named schemas that the code imports. */
  readonly used: Set<string>
  /** The files of named schemas so far. */
  readonly shapes: Map<string, File>
}

function createResponse(id: string, shape: string, used: ReadonlySet<string>): File {
  const body = `import type { ResponseShape } from '../types'

export const ${id}Response: ResponseShape<'${id}'> = {
  operation: '${id}',
  shape: ${shape},
}
`
  return [`responses/${toKebabCase(id)}.ts`, importsOf(shape, used, '../shapes/') + body]
}

function createNamedShape({ document, shapes }: Scope, name: string): void {
  if (shapes.has(name)) return
  const used = new Set<string>()
  const shape = createShape({ document, used, shapes }, `${SCHEMAS}${name}`)
  const code = `${importsOf(shape, used, './')}\nexport const ${toShapeName(name)} = ${shape}\n`
  shapes.set(name, [`shapes/${toKebabCase(name)}.ts`, code])
}

/** The code of the shape of the schema at a pointer. */
function createShape(scope: Scope, pointer: string, field = ''): string {
  const schema = asObject(readPointer(scope.document, pointer))
  const reference = schema['$ref']
  if (typeof reference !== 'string') return createOwnShape(scope, schema, pointer, field)
  const target = reference.replace(/^#/, '')
  const name = target.replace(SCHEMAS, '')
  const { type } = asObject(readPointer(scope.document, target))
  // A scalar is shorter than its import.
  if (type !== 'object' && type !== 'array') return createShape(scope, target, field)
  scope.used.add(name)
  createNamedShape(scope, name)
  return toShapeName(name)
}

function createOwnShape(scope: Scope, schema: JsonObject, pointer: string, field: string): string {
  const { type, enum: values, minimum } = schema
  if (Array.isArray(values)) {
    return values.length === 1 ? `v.literal(${toCode(values[0])})` : `v.picklist(${toCode(values)})`
  }
  if ('const' in schema) return `v.literal(${toCode(schema['const'])})`
  const choice = ['anyOf', 'oneOf'].find((keyword) => keyword in schema)
  if (choice) {
    const forms = asArray(schema[choice]).map((_, i) =>
      createShape(scope, `${pointer}/${choice}/${i}`),
    )
    return `v.union([${forms.join(', ')}])`
  }
  if (Array.isArray(type)) {
    const forms = type.map((one) => createOwnShape(scope, { ...schema, type: one }, pointer, field))
    return `v.union([${forms.join(', ')}])`
  }
  switch (type) {
    case 'object':
      return createObject(scope, schema, pointer)
    case 'array':
      return `v.array(${createShape(scope, `${pointer}/items`)})`
    case 'string':
      return KEY.test(field) ? 'v.pipe(v.string(), v.nonEmpty())' : 'v.string()'
    case 'integer':
      return 'v.pipe(v.number(), v.safeInteger())'
    case 'number':
      return 'x-decimal-places' in schema && typeof minimum === 'number'
        ? `v.pipe(v.number(), v.finite(), v.minValue(${minimum}))`
        : 'v.pipe(v.number(), v.finite())'
    case 'boolean':
    case 'null':
      return `v.${type}()`
    default:
      throw new Error(`No shape can be generated for the schema at ${pointer}`)
  }
}

function createObject(scope: Scope, schema: JsonObject, pointer: string): string {
  const required = new Set(asArray(schema['required']))
  const fields = Object.keys(asObject(schema['properties'])).map((name) => {
    const shape = createShape(scope, `${pointer}/properties/${name}`, name)
    return `${JSON.stringify(name)}: ${required.has(name) ? shape : `v.exactOptional(${shape})`}`
  })
  return `v.looseObject({ ${fields.join(', ')} })`
}

function importsOf(shape: string, used: ReadonlySet<string>, folder: string): string {
  const named = [...used]
    .sort()
    .map((name) => `import { ${toShapeName(name)} } from '${folder}${toKebabCase(name)}'\n`)
  return (shape.includes('v.') ? "import * as v from 'valibot'\n" : '') + named.join('')
}

function toShapeName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`
}

function toKebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}

function toCode(value: unknown): string {
  return JSON.stringify(value)
}
