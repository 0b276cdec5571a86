import { isRecord } from '../../model/terms/is-object'
import { toRecord } from '../edge/to-record'

type Properties = Readonly<Record<string, unknown>>

/** A property that is not what any known release has there; the message completes "The configuration …". */
export class ShapeError extends Error {}

/** @throws ShapeError where the property is no object */
export function readPart(parent: Properties, name: string): Properties {
  const value = parent[name]
  if (isRecord(value)) return toRecord(value)
  throw misfit(name, value, 'an object')
}

/** @throws ShapeError where the property is no list of texts */
export function readTexts(parent: Properties, name: string): readonly string[] {
  const value = parent[name]
  if (isTextList(value)) return value
  throw misfit(name, value, 'a list of texts')
}

/** @throws ShapeError where the property is no text */
export function readText(parent: Properties, name: string): string {
  const value = parent[name]
  if (typeof value === 'string') return value
  throw misfit(name, value, 'a text')
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function misfit(name: string, value: unknown, expected: string): ShapeError {
  const type = Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value
  const got = value === undefined ? 'no' : `${type} for`
  return new ShapeError(`has ${got} ${name} where ${expected} was expected`)
}
