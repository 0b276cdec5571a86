import { isObject } from '../../mocks/contract/json'
import { listNames } from '../../mocks/worlds/list-names'
import type { OperationId } from './calls'

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)?)?$/

/**
 * Reads a time: JavaScript takes much that is none, such as `7`.
 *
 * @param call whose argument it is
 * @throws TypeError that says what it takes
 */
export function readTime(time: unknown, call: string): Date {
  const date = new Date(time instanceof Date || isIsoTime(time) ? time : Number.NaN)
  if (!Number.isNaN(date.getTime())) return date
  throw new TypeError(
    `${call} takes a Date or a time of ISO 8601, such as 2026-12-24T18:00:00Z, but has ${show(time)}.`,
  )
}

/** @throws TypeError that says what it takes */
export function readMilliseconds(ms: unknown, call: string): number {
  if (typeof ms === 'number' && Number.isFinite(ms)) return ms
  throw new TypeError(
    `${call} takes a number of milliseconds, such as 7 * 24 * 60 * 60_000, but has ${show(ms)}.`,
  )
}

/** @throws TypeError that says what it takes */
export function readTrouble(text: unknown): string {
  if (typeof text === 'string') return text
  throw new TypeError(
    `trouble takes a text, such as 'createOrder:status=503;nth=2', or '' for none, but has ${show(text)}.`,
  )
}

/**
 * Reads how far to go back: the number of the step after which the world is then, or how many are undone.
 *
 * @throws TypeError that says what it takes
 */
export function readStep(target: unknown): number | { readonly steps: number } {
  const { to, steps: count } = isObject(target) ? target : {}
  if (isCount(to) && count === undefined) return to
  if (isCount(count) && to === undefined) return { steps: count }
  throw new TypeError(
    `rewind takes { steps: 1 } for the last one, { to: 1 } for all after the first, or nothing for all, but has ${show(target)}.`,
  )
}

/** @throws TypeError that names the operations that there are, which the compiler can't do in JavaScript */
export function readOperation(
  operation: OperationId,
  { operations }: { readonly operations: readonly { readonly id: string }[] },
): OperationId {
  const ids = operations.map(({ id }) => id)
  if (ids.includes(operation)) return operation
  throw new TypeError(`There is no operation "${operation}". There are ${listNames(ids)}.`)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

/**
 * Refuses options that there are not, which the compiler can't find in JavaScript.
 *
 * @throws TypeError that names those that there are
 */
export function assertOptions(options: unknown, known: readonly string[], call: string): void {
  if (!isObject(options) || options instanceof Date) {
    throw new TypeError(`${call} takes its options in an object, of ${listNames(known)}.`)
  }
  const unknown = Object.keys(options).find((name) => !known.includes(name))
  if (unknown === undefined) return
  throw new TypeError(`${call} has no option "${unknown}". It has ${listNames(known)}.`)
}

function isIsoTime(time: unknown): time is string {
  return typeof time === 'string' && ISO_TIME.test(time)
}

function show(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 80)}"`
  if (!isObject(value) || value instanceof Date) return String(value)
  return JSON.stringify(value).slice(0, 80)
}
