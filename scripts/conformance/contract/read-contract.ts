import { readFile } from 'node:fs/promises'
import { LineCounter, parseDocument } from 'yaml'
import { asObject, type JsonObject } from './json'
import type { Operation } from './operation'
import { readOperations } from './read-operations'
import { createSchemaChecker, type SchemaChecker } from './schema-checker'
import { createLineFinder } from './yaml-lines'

/** The contract, ready to be checked against. */
export interface Contract {
  /** How reports name the file. */
  readonly file: string
  readonly document: JsonObject
  readonly operations: readonly Operation[]
  readonly maxJsonBytes: number
  readonly checkSchema: SchemaChecker
  /** Throws for an id that the contract doesn't have. */
  operation(id: string): Operation
  lineOf(pointer: string): number
}

const DEFAULT_MAX_JSON_BYTES = 1024 * 1024

/** Reads a contract from its file; throws when it is not an OpenAPI document. */
export async function readContract(path: string, file = 'openapi.yaml'): Promise<Contract> {
  return parseContract(await readFile(path, 'utf8'), file)
}

export function parseContract(text: string, file: string): Contract {
  const counter = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: counter })
  const [problem] = yaml.errors
  if (problem) throw new Error(`${file} is not YAML: ${problem.message}`)
  const parsed: unknown = yaml.toJS()
  const document = asObject(parsed)
  const operations = readOperations(document)
  if (operations.length === 0) throw new Error(`${file} holds no operation`)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  const maxJsonBytes = asObject(document['info'])['x-max-json-bytes']
  return {
    file,
    document,
    operations,
    maxJsonBytes: typeof maxJsonBytes === 'number' ? maxJsonBytes : DEFAULT_MAX_JSON_BYTES,
    checkSchema: createSchemaChecker(document),
    lineOf: createLineFinder(yaml, counter),
    operation(id) {
      const operation = byId.get(id)
      if (!operation) throw new Error(`The contract has no operation ${id}`)
      return operation
    },
  }
}
