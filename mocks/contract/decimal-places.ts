import { _ } from 'ajv'
import type Ajv from 'ajv/dist/core'

const KEYWORD = 'x-decimal-places'

/** Adds the contract's keyword `x-decimal-places` to Ajv: how many decimals a number may have. */
export function addDecimalPlaces(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: KEYWORD,
    type: 'number',
    schemaType: 'number',
    error: {
      message: 'has too many decimal places',
      params: ({ schema }) => _`{ limit: ${schema} }`,
    },
    validate: (places: number, value: number) => hasDecimalPlaces(value, places),
  })
}

/** Whether the number in decimal notation has at most that many decimals. */
export function hasDecimalPlaces(value: number, places: number): boolean {
  return Number(value.toFixed(places)) === value
}
