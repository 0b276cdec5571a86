import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { contract, type Place } from './contract'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats(ajv)
ajv.addKeyword({
  keyword: 'x-decimal-places',
  type: 'number',
  schemaType: 'number',
  validate: (places: number, value: number) => Number(value.toFixed(places)) === value,
})
ajv.addSchema(contract, 'contract')

/** What is wrong with a value by the schema of a media type or parameter, in one line each. */
export function findFaults(place: Place, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `contract#${place.pointer}/schema` })
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
