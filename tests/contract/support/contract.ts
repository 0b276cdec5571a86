import { readContractDocument } from '../../../mocks/contract/read-contract'
import { createSchemaChecker } from '../../../scripts/conformance/contract/schema-checker'

export const contract = await readContractDocument(
  new URL('../../../openapi.yaml', import.meta.url),
)

export const { operations } = contract

const checkSchema = createSchemaChecker(contract.document)

/** What is wrong with a value by the schema of a parameter or a body, in one line each. */
export function findFaults(place: { readonly schemaPointer: string }, value: unknown): string[] {
  return checkSchema(place.schemaPointer, value).map(({ at, message }) => `${at} ${message}`)
}
