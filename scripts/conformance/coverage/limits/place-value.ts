import { hasDecimalPlaces } from '../../../../mocks/contract/decimal-places'
import { isObject } from '../../../../mocks/contract/json'
import type { FormFile } from '../../http/exchange'
import type { Limit } from './request-limits'

/** Where a value lies: within a limit, exactly at it or beyond it; `undefined` when the limit is not about it. */
export type Position = 'within' | 'at' | 'beyond' | undefined

/** Compares a value of a request with a limit. */
export function placeValue(limit: Limit, raw: unknown): Position {
  if (isFile(raw)) return placeFile(limit, raw)
  const value = limit.place === 'json' ? raw : toTyped(limit, raw)
  if (limit.isFor && (typeof value === 'number') !== (limit.isFor === 'number')) return undefined
  const { keyword, bound } = limit
  switch (keyword) {
    case 'type':
      return hasType(value, bound) ? 'within' : 'beyond'
    case 'required':
      return isObject(value) ? placePresence(value[String(bound)], limit) : undefined
    case 'enum':
      return placeChoice(limit, value)
    case 'pattern':
      return typeof value === 'string' ? placePattern(String(bound), value) : undefined
    case 'x-decimal-places':
      return typeof value === 'number' ? placeDecimals(Number(bound), value) : undefined
    default:
      return placeNumber(keyword, bound, sizeOf(keyword, value))
  }
}

/** What a lower or upper limit is about: a text's length in code points, a list's, or a number itself. */
function sizeOf(keyword: string, value: unknown): number | undefined {
  if (keyword.endsWith('Length')) return typeof value === 'string' ? [...value].length : undefined
  if (keyword.endsWith('Items')) return Array.isArray(value) ? value.length : undefined
  return typeof value === 'number' ? value : undefined
}

/** Where a measured size lies; `keyword` tells lower limits (`min…`) from upper ones. */
export function placeNumber(keyword: string, bound: unknown, size: number | undefined): Position {
  if (typeof bound !== 'number' || size === undefined) return undefined
  if (size === bound) return 'at'
  return keyword.startsWith('min') === size > bound ? 'within' : 'beyond'
}

function placeFile({ keyword, bound, schema }: Limit, file: FormFile): Position {
  switch (keyword) {
    case 'contentType':
      return file.mediaType === bound ? 'at' : undefined
    case 'maxLength':
      return schema['format'] === 'binary'
        ? placeNumber(keyword, bound, file.bytes.length)
        : undefined
    case 'x-max-pixels':
      return placeNumber(keyword, bound, countPixels(file.bytes))
    default:
      return undefined
  }
}

const PNG_SIGNATURE = 0x89504e47
const PNG_SIZE_AT = 16

/** Width times height of a PNG; other pictures are not measured. */
function countPixels(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < PNG_SIZE_AT + 8 || view.getUint32(0) !== PNG_SIGNATURE) return undefined
  return view.getUint32(PNG_SIZE_AT) * view.getUint32(PNG_SIZE_AT + 4)
}

function placePresence(value: unknown, { place }: Limit): Position {
  return value === undefined || (place !== 'json' && value === '') ? 'beyond' : 'within'
}

/** A limit with a value is about that value alone, the one without about all others. */
function placeChoice({ bound, schema }: Limit, value: unknown): Position {
  const { enum: allowed } = schema
  if (bound !== undefined) return value === bound ? 'at' : undefined
  return Array.isArray(allowed) && allowed.includes(value) ? 'within' : 'beyond'
}

function placePattern(pattern: string, value: string): Position {
  return new RegExp(pattern, 'u').test(value) ? 'within' : 'beyond'
}

function placeDecimals(places: number, value: number): Position {
  if (!hasDecimalPlaces(value, places)) return 'beyond'
  return hasDecimalPlaces(value, places - 1) ? 'within' : 'at'
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return isObject(value)
    default:
      return typeof value === type
  }
}

/** A text of a query or a form as the number that it means, if it means one. */
function toTyped({ schema, isFor }: Limit, raw: unknown): unknown {
  const isNumeric = schema['type'] === 'number' || schema['type'] === 'integer' || isFor
  const number = Number(raw)
  return isNumeric && typeof raw === 'string' && !Number.isNaN(number) ? number : raw
}

function isFile(value: unknown): value is FormFile {
  return isObject(value) && value['bytes'] instanceof Uint8Array
}
