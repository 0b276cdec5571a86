import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { asObject, type JsonObject } from '../../mocks/contract/json'
import type { Operation } from '../../mocks/contract/operation'
import { readContractDocument } from '../../mocks/contract/read-contract'
import { generateResponses } from './generate-responses'

const NOTICE =
  '// Generated from openapi.yaml by `npm run generate`. Edit the contract instead.\n\n'

/** The schema keywords that limit a value; each number of them is a limit of the product. */
const LIMIT_KEYWORDS = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'maxItems',
  'x-decimal-places',
  'x-max-pixels',
] as const

/** What `src/api/generated/` has to contain for this contract, by path. */
export async function generateFiles(contractFile: URL): Promise<Map<string, string>> {
  const { document, operations } = await readContractDocument(contractFile)
  const schemas = asObject(asObject(document['components'])['schemas'])
  const files = [
    ['schema.ts', await generateSchema(contractFile)],
    ['types.ts', generateTypes(schemas)],
    ['limits.ts', generateLimits(schemas)],
    ['security.ts', generateSecurity(operations)],
    ...generateResponses(document, operations),
  ] as const
  return new Map(files.map(([path, code]) => [path, NOTICE + code]))
}

async function generateSchema(contractFile: URL): Promise<string> {
  const nodes = await openapiTS(contractFile, {
    transform: (schema) =>
      schema.format === 'binary'
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  })
  return astToString(nodes)
}

function generateTypes(schemas: JsonObject): string {
  const named = Object.keys(schemas).map(
    (name) => `export type ${name} = components['schemas']['${name}']\n`,
  )
  return `import type { GenericSchema } from 'valibot'
import type { components, operations } from './schema'

/** The body of an operation's 200. */
export type ResponseBody<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Body
  : never

/** How the body of an operation's 200 is read; fields that the shape doesn't have are kept. */
export interface ResponseShape<O extends keyof operations> {
  readonly operation: O
  readonly shape: GenericSchema<unknown, ResponseBody<O>>
}

${named.join('')}`
}

function generateLimits(schemas: JsonObject): string {
  const limits = Object.entries(schemas).flatMap(([name, schema]) => {
    const found = findLimits(asObject(schema))
    return found.length > 0 ? [[name, Object.fromEntries(found)] as const] : []
  })
  const doc = '/** Every limit of a named schema; lengths of a file are bytes. */\n'
  return `${doc}export const limits = ${toCode(Object.fromEntries(limits))} as const\n`
}

/** The limits of a schema, their keywords in camel case. */
function findLimits(schema: JsonObject): [string, number][] {
  return LIMIT_KEYWORDS.flatMap((keyword) => {
    const value = schema[keyword]
    return typeof value === 'number' ? [[toCamelCase(keyword), value]] : []
  })
}

function toCamelCase(keyword: string): string {
  return keyword.replace(/^x-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function generateSecurity(operations: readonly Operation[]): string {
  const found = operations.filter(({ isProtected }) => isProtected)
  const calls = found.map(({ method, path }) => `${method} ${path}`)
  const ids = found.map(({ id }) => `\n  | '${id}'`)
  return `/** The operations that need a bearer token, as \`METHOD /path/{template}\`. */
export const protectedOperations: ReadonlySet<string> = new Set(${toCode(calls)})

/** The ids of the same operations. */
export type ProtectedOperationId =${ids.join('')}
`
}

function toCode(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
