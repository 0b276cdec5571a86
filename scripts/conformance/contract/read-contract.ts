import { type ContractDocument, readContractDocument } from '../../../mocks/contract/read-contract'
import { createSchemaChecker, type SchemaChecker } from './schema-checker'

/** The contract, ready to be checked against. */
export interface Contract extends ContractDocument {
  readonly checkSchema: SchemaChecker
}

/**
 * Reads a contract from its file.
 *
 * @param file how reports name it
 * @throws Error when it is not an OpenAPI document
 */
export async function readContract(path: string, file?: string): Promise<Contract> {
  const contract = await readContractDocument(path, file)
  return { ...contract, checkSchema: createSchemaChecker(contract.document) }
}
