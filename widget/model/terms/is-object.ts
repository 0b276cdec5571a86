import type { Passthrough } from './settings'

/** Whether a value of the page or of the provider has properties: objects and arrays do, `null` does not. */
export function isObject(value: unknown): value is Passthrough {
  return typeof value === 'object' && value !== null
}

/** Whether its properties have names: an object that is no array. */
export function isRecord(value: unknown): value is Passthrough {
  return isObject(value) && !Array.isArray(value)
}
