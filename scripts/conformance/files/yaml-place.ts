import { describeUnknown } from '../../../mocks/contract/find-nearest'
import { isObject } from '../../../mocks/contract/json'
import type { CannotRun } from '../model/errors'
import type { InputFile } from './read-input'
import { readYaml, type YamlFile } from './read-yaml'

/** A value of a YAML file, and where it stands. */
export interface Place {
  readonly file: YamlFile
  readonly at: readonly string[]
  readonly value: unknown
}

/** The whole of a file. */
export function rootOf(file: YamlFile): Place {
  return { file, at: [], value: file.value }
}

/**
 * The values of a file with known keys, of which it must have one that says something.
 *
 * @param saying keys of which one must be there
 * @throws {CannotRun} for anything else.
 */
export async function readRoot<K extends string>(
  input: InputFile,
  keys: Readonly<Record<K, string>>,
  saying: readonly NoInfer<K>[],
): Promise<Readonly<Partial<Record<K, Place>>>> {
  const root = rootOf(await readYaml(input))
  const found = readKeys(root, keys)
  if (saying.some((key) => found[key])) return found
  throw refuse(root, `it says nothing: it takes ${input.takes}.`)
}

/** An error that names a place and its line. */
export function refuse({ file, at }: Place, why: string): CannotRun {
  return file.failAt(at, why)
}

/**
 * The values of an object with known keys; of a missing one `undefined`.
 *
 * @param keys each with what it takes
 * @throws {CannotRun} for anything else, and for another key.
 */
export function readKeys<K extends string>(
  place: Place,
  keys: Readonly<Record<K, string>>,
): Readonly<Partial<Record<K, Place>>> {
  const names = Object.keys(keys)
  const entries = readEntries(place, `an object with ${names.join(', ')}`)
  const unknown = entries.find(([key]) => !names.includes(key))
  if (unknown) throw refuse(place, describeUnknown(unknown[0], names, names.join(', ')))
  const found: Partial<Record<K, Place>> = {}
  for (const [key, inner] of entries) if (isKey(key, keys)) found[key] = inner
  return found
}

function isKey<K extends string>(key: string, keys: Readonly<Record<K, string>>): key is K {
  return key in keys
}

/**
 * The entries of an object with names of its own.
 *
 * @throws {CannotRun} for anything else.
 */
export function readEntries(place: Place, takes: string): readonly (readonly [string, Place])[] {
  const { file, at, value } = place
  if (!isObject(value)) throw refuse(place, `${describe(value)}: it takes ${takes}.`)
  return Object.entries(value).map(([key, inner]) => [
    key,
    { file, at: [...at, key], value: inner },
  ])
}

/**
 * The same with keys as YAML has them: `1` is a number, `"1"` a text.
 *
 * @throws {CannotRun} for anything else.
 */
export function readTypedEntries(
  place: Place,
  takes: string,
): readonly (readonly [string | number | boolean, Place])[] {
  const { file, at, value } = place
  if (!isObject(value)) throw refuse(place, `${describe(value)}: it takes ${takes}.`)
  return file.entriesAt(at).map(([key, inner]) => {
    if (typeof key === 'string' || typeof key === 'number' || typeof key === 'boolean') {
      return [key, { file, at: [...at, String(key)], value: inner }]
    }
    throw refuse(place, `a key of it is no single value: it takes ${takes}.`)
  })
}

/**
 * The entries of a list.
 *
 * @throws {CannotRun} for anything else.
 */
export function readList(place: Place, takes: string): readonly Place[] {
  const { file, at, value } = place
  if (!Array.isArray(value)) throw refuse(place, `${describe(value)}: it takes ${takes}.`)
  return value.map((inner: unknown, index) => ({ file, at: [...at, String(index)], value: inner }))
}

/**
 * A text that is not blank, or a whole number as text.
 *
 * @throws {CannotRun} for anything else.
 */
export function readText(place: Place, takes: string): string {
  const { value } = place
  // An id that is a number needs no quotes.
  if (Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && value.trim() !== '') return value
  throw refuse(place, `${value === '' ? 'it is empty' : describe(value)}: it takes ${takes}.`)
}

/**
 * A key's value that must be there.
 *
 * @throws {CannotRun} when it is not.
 */
export function need(object: Place, key: string, found: Place | undefined, takes: string): Place {
  if (found) return found
  throw object.file.failAt([...object.at, key], `it is missing: it takes ${takes}.`)
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return 'it is empty'
  if (Array.isArray(value)) return 'it is a list'
  if (isObject(value)) return 'it is an object'
  return `it is ${JSON.stringify(value)}`
}
