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

/** Many wrappers in front of one service ask for the same requests, one after the other. */
const MOST_KNOWN = 100
const known = new Map<string, Match | undefined>()

/** Which operation of the contract a request is meant for. */
export function matchOperation({ method, url }: Request): Match | undefined {
  const key = `${method} ${url}`
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, findMatch(method, url))
  }
  return known.get(key)
}

function findMatch(method: string, url: string): Match | undefined {
  const { pathname } = new URL(url)
  for (const { id, pattern, method: wanted } of patterns) {
    const found = method === wanted ? pattern.exec(pathname) : null
    if (found) return { operation: id, params: { ...found.groups } }
  }
  return undefined
}
