import { isObject, readPointer } from '../../mocks/contract/json'
import { type ContractDocument, readContractDocument } from '../../mocks/contract/read-contract'

/** Files that can't be compared; the message says why. */
export class CannotCompare extends Error {
  override readonly name = 'CannotCompare'
}

/**
 * One of the two contracts.
 *
 * @throws CannotCompare for what is no whole contract
 */
export async function readSide(path: string): Promise<ContractDocument> {
  try {
    const contract = await readContractDocument(path, path)
    expectWhole(contract.document, contract.document)
    return contract
  } catch (reason) {
    const [first = ''] = String(reason instanceof Error ? reason.message : reason).split('\n')
    throw new CannotCompare(
      `${path}: ${first.replace(/[.:]$/, '')}. It takes an OpenAPI document in YAML or JSON.`,
    )
  }
}

/** @throws Error for a reference to nothing in the document */
function expectWhole(root: ContractDocument['document'], node: unknown): void {
  if (isObject(node) && typeof node['$ref'] === 'string') {
    const { $ref: reference } = node
    const isThere = /^#\//.test(reference) && readPointer(root, reference.slice(1)) !== undefined
    if (!isThere) throw new Error(`$ref ${reference} leads to nothing in that file`)
  }
  const children = Array.isArray(node) ? node : isObject(node) ? Object.values(node) : []
  for (const child of children) expectWhole(root, child)
}
