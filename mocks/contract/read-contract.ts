import { readFile } from 'node:fs/promises'
import { LineCounter, parseDocument } from 'yaml'
import { asArray, asObject, follow, type JsonObject, toPointer } from './json'
import type { Operation } from './operation'
import { readOperations } from './read-operations'
import { createLineFinder } from './yaml-lines'

/** An API contract, read from its file. */
export interface ContractDocument {
  /** How reports name the file. */
  readonly file: string
  readonly document: JsonObject
  /** Where the paths begin: `/api`. */
  readonly basePath: string
  readonly operations: readonly Operation[]
  /** Of a body whose operation sets no limit. */
  readonly maxJsonBytes: number
  /** @throws Error for an id that the contract doesn't have */
  operation(id: string): Operation
  /** The line of the file that a pointer leads to. */
  lineOf(pointer: string): number
}

const DEFAULT_MAX_JSON_BYTES = 1024 * 1024

/**
 * Reads a contract from its file: the one reader of `openapi.yaml`.
 *
 * @param file how reports name it
 * @throws Error when it is not an OpenAPI document
 */
export async function readContractDocument(
  path: string | URL,
  file = 'openapi.yaml',
): Promise<ContractDocument> {
  const text = await readFile(path, 'utf8')
  const { content, lineOf } = isJson(text) ? readJson(text, file) : readYaml(text, file)
  const document = asObject(content)
  const limit = asObject(document['info'])['x-max-json-bytes']
  const maxJsonBytes = typeof limit === 'number' ? limit : DEFAULT_MAX_JSON_BYTES
  const operations = readOperations(document, maxJsonBytes)
  if (operations.length === 0) throw new Error(`${file} has no operation`)
  const byId = new Map(operations.map((operation) => [operation.id, operation]))
  return {
    file,
    document,
    basePath: String(asObject(asArray(document['servers'])[0])['url'] ?? ''),
    operations,
    maxJsonBytes,
    lineOf,
    operation(id) {
      const operation = byId.get(id)
      if (!operation) throw new Error(`The contract has no operation ${id}`)
      return operation
    },
  }
}

type Text = Pick<ContractDocument, 'lineOf'> & { readonly content: unknown }

function readYaml(text: string, file: string): Text {
  const counter = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: counter })
  const [problem] = yaml.errors
  if (problem) throw new Error(`${file} is not YAML: ${problem.message}`)
  const content: unknown = yaml.toJS()
  return { content, lineOf: createLineFinder(yaml, counter) }
}

/** JSON is YAML, which takes ten times as long to read; lines are asked for where something is wrong. */
function readJson(text: string, file: string): Text {
  const content: unknown = JSON.parse(text)
  return { content, lineOf: (pointer) => readYaml(text, file).lineOf(pointer) }
}

function isJson(text: string): boolean {
  return text.startsWith('{')
}

/** The examples of a parameter, a request body or a response, by name. */
export function readExamples(
  { document }: Pick<ContractDocument, 'document'>,
  { pointer }: { readonly pointer: string },
): [name: string, value: unknown][] {
  const { node } = follow(document, pointer)
  if ('example' in node) return [['example', node['example']]]
  return Object.keys(asObject(node['examples'])).map((name) => {
    const example = follow(document, `${pointer}/examples${toPointer(name)}`)
    return [name, example.node['value']]
  })
}
