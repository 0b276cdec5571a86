import { limits } from '../../../api/generated/limits'
import { type ProductValues, readNumber } from './product-values'

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
  const { minimum, maximum, decimalPlaces } = limits.Price
  const number = readNumber(price)
  const isWarning =
    price !== '' && !(isWithin(number, limits.Price) && hasPlaces(number, decimalPlaces))
  return {
    text: `US dollars, ${minimum} to ${maximum.toLocaleString()}, such as 12.50.`,
    isWarning,
  }
}

export function adviseQuantity(quantity: string): Advice {
  const { minimum, maximum } = limits.Quantity
  const number = readNumber(quantity)
  const isWarning = quantity !== '' && !(isWithin(number, limits.Quantity) && hasPlaces(number, 0))
  return {
    text: `Whole pieces, ${minimum} (sold out) to ${maximum.toLocaleString()}.`,
    isWarning,
  }
}

export function adviseFile(file: ProductValues['file']): Advice {
  const { maxLength } = limits.PhotoFile
  const allowed = `at most ${maxLength / BYTES_PER_MB} MB`
  if (!file) return { text: `A picture, ${allowed}.`, isWarning: false }
  const size = (file.size / BYTES_PER_MB).toLocaleString(undefined, { maximumFractionDigits: 1 })
  return { text: `${file.name}, ${size} MB (${allowed}).`, isWarning: file.size > maxLength }
}

/** Counts as the contract does: code points, not halves of one. */
function adviseLength(text: string, maxLength: number): Advice {
  const length = [...text].length
  return { text: `${length} of ${maxLength} characters`, isWarning: length > maxLength }
}

function isWithin(number: number, { minimum, maximum }: { minimum: number; maximum: number }) {
  return number >= minimum && number <= maximum
}

function hasPlaces(number: number, places: number): boolean {
  return Number(number.toFixed(places)) === number
}
