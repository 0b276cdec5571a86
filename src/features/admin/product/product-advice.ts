import { limits } from '../../../api/generated/limits'
import type { ProductValues } from './product-values'
import { readNumber } from './read-number'

/** Tells beforehand what the service will make of a field. It never stands in the way of sending. */
export interface Advice {
  text: string
  /** The service is going to refuse this. */
  isWarning: boolean
}

const BYTES_PER_MB = 1_048_576

export function adviseName(name: string): Advice {
  return adviseLength(name, limits.ProductName.maxLength)
}

export function adviseDescription(description: string): Advice {
  return adviseLength(description, limits.ProductDescription.maxLength)
}

export function advisePrice(price: string): Advice {
  const { minimum, maximum } = limits.Price
  const rule = `US dollars, ${minimum} to ${maximum.toLocaleString()}, such as 12.50.`
  return adviseNumber(price, rule, limits.Price, limits.Price.decimalPlaces)
}

export function adviseQuantity(quantity: string): Advice {
  const { minimum, maximum } = limits.Quantity
  const rule = `Whole pieces, ${minimum} (sold out) to ${maximum.toLocaleString()}.`
  return adviseNumber(quantity, rule, limits.Quantity, 0)
}

export function adviseFile(file: ProductValues['file']): Advice {
  const { maxLength } = limits.PhotoFile
  const allowed = `at most ${maxLength / BYTES_PER_MB} MB`
  if (!file) return { text: `A picture, ${allowed}.`, isWarning: false }
  const size = (file.size / BYTES_PER_MB).toLocaleString(undefined, { maximumFractionDigits: 1 })
  return {
    text: `${file.name}, ${size} MB (${allowed}).`,
    isWarning: file.size === 0 || file.size > maxLength,
  }
}

/** Counts as the contract does: code points, not halves of one. */
function adviseLength(text: string, maxLength: number): Advice {
  const length = [...text].length
  return { text: `${length} of ${maxLength} characters`, isWarning: length > maxLength }
}

function adviseNumber(text: string, rule: string, range: Range, places: number): Advice {
  if (text === '') return { text: rule, isWarning: false }
  const read = readNumber(text)
  if ('problem' in read) return { text: `${read.problem} ${rule}`, isWarning: true }
  const { value } = read
  const isWithin = value >= range.minimum && value <= range.maximum
  return { text: rule, isWarning: !(isWithin && Number(value.toFixed(places)) === value) }
}

interface Range {
  minimum: number
  maximum: number
}
