import type { Operation } from '../../../mocks/contract/operation'

/** The operation that a recorded request is meant for, wherever the API stands. */
export function matchAddress(
  operations: readonly Operation[],
  method: string,
  url: string,
): Operation | undefined {
  if (!URL.canParse(url)) return undefined
  const { pathname } = new URL(url)
  return operations.find(
    (operation) =>
      operation.method === method.toUpperCase() && toPattern(operation.path).test(pathname),
  )
}

function toPattern(path: string): RegExp {
  return new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`)
}
