import type { Operation } from '../../contract/operation'

/** Finds the contract's operation of a call by its method and path, `undefined` for what the contract does not have. */
export type FindOperation = (
  call: Pick<Request, 'method'> & { readonly pathname: string },
) => Operation | undefined

/** @param contract with the path that all of its operations' paths begin with */
export function createOperationFinder({
  basePath,
  operations,
}: {
  readonly basePath: string
  readonly operations: readonly Operation[]
}): FindOperation {
  const patterns = operations
    // `/product/search` before `/product/{productId}`.
    .toSorted((one, other) => countNames(one.path) - countNames(other.path))
    .map((operation) => ({ operation, pattern: toPattern(basePath + operation.path) }))
  return ({ method, pathname }) =>
    patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
      ?.operation
}

function toPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}

function countNames(template: string): number {
  return template.split('{').length
}
