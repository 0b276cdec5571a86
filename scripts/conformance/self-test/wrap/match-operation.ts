import { fileURLToPath } from 'node:url'
import { readContract } from '../../contract/read-contract'

const contractPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))

export const contract = await readContract(contractPath)

const patterns = contract.operations.map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

export interface Match {
  readonly operation: string
  readonly params: Readonly<Record<string, string>>
}

/** Which operation of the contract a request is meant for. */
export function matchOperation({ method, url }: Request): Match | undefined {
  const { pathname } = new URL(url)
  for (const { id, pattern, method: wanted } of patterns) {
    const found = method === wanted ? pattern.exec(pathname) : null
    if (found) return { operation: id, params: { ...found.groups } }
  }
  return undefined
}
