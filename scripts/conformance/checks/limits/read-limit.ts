import { follow } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'

/**
 * A limit of a schema, such as the `maxLength` of `ProductName`.
 *
 * @throws {Error} when the contract has no such limit: a defect of the check
 */
export function readLimit({ document }: Contract, schema: string, keyword: string): number {
  const { node } = follow(document, `/components/schemas/${schema}`)
  const limit = node[keyword]
  if (typeof limit !== 'number') throw new Error(`${schema} has no ${keyword}`)
  return limit
}
