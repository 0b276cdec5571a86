import type { MappedField } from './service-map'

/** From the contract's form to the service's, or back. */
export type Direction = 'to service' | 'to contract'

const NUMBER = /^-?\d+(?:\.\d+)?$/
/** More decimals than amounts and their parts have; a binary number's errors are behind them. */
const PRECISION = 1e6

/** A value of a field in the other's unit or words; a list's entries each. What can't be converted stays as it is. */
export function convertValue(value: unknown, field: MappedField, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => convertValue(one, field, direction))
  const { times, values } = field
  if (times !== undefined) return scale(value, times, direction)
  if (!values) return value
  const found = values.find(([service, contract]) =>
    direction === 'to contract' ? service === String(value) : same(contract, value),
  )
  if (!found) return value
  return direction === 'to service' ? found[0] : found[1]
}

/** In a form every value is a text. */
function same(contract: unknown, value: unknown): boolean {
  return contract === value || (typeof value === 'string' && String(contract) === value)
}

function scale(value: unknown, times: number, direction: Direction): unknown {
  const isText = typeof value === 'string' && NUMBER.test(value)
  const number = isText ? Number(value) : value
  if (typeof number !== 'number') return value
  const scaled = direction === 'to service' ? number * times : number / times
  const rounded = Math.round(scaled * PRECISION) / PRECISION
  return isText ? String(rounded) : rounded
}
