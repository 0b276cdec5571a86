import { limits } from '../../../api/generated/limits'
import type { ProductValues } from './product-values'
import { readNumber } from './read-number'

/** Tells beforehand what the service will make of a field. It never stands in the way of sending. */
export interface Advice {
  text: string
  /** The service is going to refuse this. */
  isWarning: boolean
}

const BYTES_PER_KB = 1024
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
  if (file.size === 0) return { text: `${file.name} is empty.`, isWarning: true }
  return {
    text: `${file.name}, ${describeSize(file.size)} (${allowed}).`,
    isWarning: file.size > maxLength,
  }
}

/** Rounds up, so that a size above the limit never reads like the limit itself. */
function describeSize(bytes: number): string {
  if (bytes < BYTES_PER_MB) return `${Math.ceil(bytes / BYTES_PER_KB)} kB`
  return `${(Math.ceil((bytes / BYTES_PER_MB) * 10) / 10).toLocaleString()} MB`
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
