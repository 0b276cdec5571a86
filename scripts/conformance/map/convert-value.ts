import type { MappedField } from './service-map'

/** From the contract's form to the service's, or back. */
export type Direction = 'to service' | 'to contract'

const NUMBER = /^-?\d+(?:\.\d+)?$/
/** More decimals than amounts and their parts have; a binary number's errors are behind them. */
const DECIMALS = 6

/** A value of a field in the other's unit or words; a list's entries each. What can't be converted stays as it is. */
export function convertValue(value: unknown, field: MappedField, direction: Direction): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => convertValue(one, field, direction))
  const { times, values } = field
  if (times !== undefined) return scale(value, times, direction)
  // 1 is not "1": a value of another type is no value of the field.
  const found =
    direction === 'to contract'
      ? values?.find(([service]) => service === value)
      : values?.find(([, contract]) => contract === value)
  if (!found) return value
  return direction === 'to service' ? found[0] : found[1]
}

/** A value of a form, in which every value is a text, in the other's unit or words. */
export function convertText(text: string, field: MappedField, direction: Direction): string {
  const isToService = direction === 'to service'
  const found = field.values?.find(
    ([service, contract]) => String(isToService ? contract : service) === text,
  )
  if (found) return String(isToService ? found[0] : found[1])
  return String(convertValue(text, field, direction))
}

function scale(value: unknown, times: number, direction: Direction): unknown {
  const isText = typeof value === 'string' && NUMBER.test(value)
  const number = isText ? Number(value) : value
  if (typeof number !== 'number') return value
  const scaled = direction === 'to service' ? multiply(number, times) : divide(number, times)
  // JSON has numbers that are too large for any computer, and no infinity.
  if (!Number.isFinite(scaled)) return value
  return isText ? String(scaled) : scaled
}

function multiply(number: number, times: number): number {
  return shift(number, findPower(times)) ?? Number((number * times).toFixed(DECIMALS))
}

/** Rounded only where the rounded number would be the service's: what a service computes wrongly is to be seen. */
function divide(number: number, times: number): number {
  const power = findPower(times)
  const shifted = shift(number, power === undefined ? undefined : -power)
  if (shifted !== undefined) return shifted
  const rounded = Number((number / times).toFixed(DECIMALS))
  return multiply(rounded, times) === number ? rounded : number / times
}

/** The exponent of a power of ten. */
function findPower(times: number): number | undefined {
  const power = Math.round(Math.log10(times))
  return Number(`1e${power}`) === times ? power : undefined
}

/** The number with its decimal point elsewhere, without the error of a division. */
function shift(number: number, power: number | undefined): number | undefined {
  const digits = String(number)
  return power === undefined || !NUMBER.test(digits) ? undefined : Number(`${digits}e${power}`)
}
