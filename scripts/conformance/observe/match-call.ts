import type { Operation } from '../../../mocks/contract/operation'

/** Finds the operation of a recorded request, at any base URL. */
export function createMatcher(
  operations: readonly Operation[],
): (method: string, url: string) => Operation | undefined {
  const patterns = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`${operation.path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
  }))
  return (method, url) => {
    if (!URL.canParse(url)) return undefined
    const { pathname } = new URL(url)
    const isMeant = ({ operation, pattern }: (typeof patterns)[number]) =>
      operation.method === method.toUpperCase() && pattern.test(pathname)
    return patterns.find(isMeant)?.operation
  }
}
