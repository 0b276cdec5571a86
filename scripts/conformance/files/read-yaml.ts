import { readFile } from 'node:fs/promises'
import { type Document, LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { isObject, type JsonObject, toPointer } from '../../../mocks/contract/json'
import { createLineFinder } from '../../../mocks/contract/yaml-lines'
import { CannotRun } from '../model/errors'
import { describeFileError } from './describe-file-error'
import type { InputFile } from './read-input'

/** A YAML file that holds an object, with the way to say what is wrong at a place in it. */
export interface YamlFile {
  readonly value: JsonObject
  /** The entries of the object at a place with their keys as YAML has them: `1` and `"1"` are two; none where there is no object. */
  entriesAt(at: readonly string[]): readonly (readonly [key: unknown, value: unknown])[]
  /** An error that names the place, as `people[0].id`, and its line. */
  failAt(at: readonly string[], why: string): CannotRun
}

/**
 * Reads a YAML file that an option names.
 *
 * @throws {CannotRun} when it can't be read, is no YAML, or holds no object.
 */
export async function readYaml({ option, path, takes }: InputFile): Promise<YamlFile> {
  const fail = (why: string) => new CannotRun(`${option} ${path}: ${why}`)
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fail(`${describeFileError(error)} It takes ${takes}.`)
  })
  if (content.trim() === '') throw fail(`It is empty. It takes ${takes}.`)
  const counter = new LineCounter()
  const yaml = parseDocument(content, { lineCounter: counter, logLevel: 'error' })
  const [problem] = yaml.errors
  if (problem) {
    throw fail(`It is not YAML (${problem.message.split('\n')[0]}). It takes ${takes}.`)
  }
  const value = toValue(yaml)
  if (!isObject(value)) throw fail(`It is no object. It takes ${takes}.`)
  const lineOf = createLineFinder(yaml, counter)
  return {
    value,
    entriesAt: (at) => {
      const found = at.reduce(stepInto, yaml.toJS({ mapAsMap: true }))
      return found instanceof Map ? [...found] : []
    },
    failAt: (at, why) => fail(`${nameOf(at)} (line ${lineOf(toPointer(...at))}): ${why}`),
  }
}

function stepInto(node: unknown, segment: string): unknown {
  if (Array.isArray(node)) return node[Number(segment)]
  if (!(node instanceof Map)) return undefined
  const [, inner] = [...node].find(([key]) => String(key) === segment) ?? []
  return inner
}

/** YAML allows what is no JSON, such as an alias of nothing. */
function toValue(yaml: Document.Parsed<ParsedNode>): unknown {
  try {
    return yaml.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

/** `waivers[2].until`. */
function nameOf(at: readonly string[]): string {
  return at.length === 0
    ? 'the file'
    : at
        .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index === 0 ? part : `.${part}`))
        .join('')
}
