import type { Operation } from '../../../mocks/contract/operation'
import { createPathReader, type PathMatch } from '../map/restore-call'
import type { MappedCall, ServiceMap } from '../map/service-map'

/** An operation that a recorded request is meant for. */
export interface MatchedCall extends PathMatch {
  readonly operation: Operation
  /** Where the service has it, when that is elsewhere. */
  readonly mapped?: MappedCall
}

export type Matcher = (method: string, url: string) => MatchedCall | undefined

/**
 * Finds the operation of a recorded request, at its place in the contract or in a map. Of two that fit, that with the longer path
 * and then that with fewer parameters is meant, as routers have it.
 *
 * @param baseUrl the address below which paths stand; any when left out
 */
export function createMatcher(
  operations: readonly Operation[],
  calls: ServiceMap['calls'] = new Map(),
  baseUrl?: string,
): Matcher {
  const places = operations
    .map((operation) => {
      const mapped = calls.get(operation.id)
      const { method, path } = mapped ?? operation
      const [segments, parameters] = [path.split('/').length, path.split('{').length]
      const read = createPathReader(path, baseUrl)
      return { operation, mapped, method, read, segments, parameters }
    })
    .toSorted((a, b) => b.segments - a.segments || a.parameters - b.parameters)
  return (method, url) => {
    if (!URL.canParse(url)) return undefined
    const address = new URL(url)
    for (const { operation, mapped, method: own, read } of places) {
      const found = own === method.toUpperCase() ? read(address) : undefined
      if (found) return { ...found, operation, ...(mapped ? { mapped } : {}) }
    }
    return undefined
  }
}
