import { isObject, type JsonObject, readPointer } from '../../../mocks/contract/json'
import { codeOf, describeFileError } from '../files/describe-file-error'
import { CannotRun } from '../model/errors'
import { type Contract, readContract } from './read-contract'

/**
 * Reads the contract that `--contract` names.
 *
 * @param own the contract whose operations the checks call
 * @param isRun whether the checks will run: recorded traffic may be judged by any contract
 * @throws {CannotRun} when it can't be read, refers to nothing, or lacks operations that the checks call.
 */
export async function readGivenContract(
  path: string,
  own: Contract,
  isRun: boolean,
): Promise<Contract> {
  const contract = await readContract(path, path).catch((error: unknown) => {
    throw new CannotRun(`--contract ${path}: ${describe(error)} It takes an OpenAPI document.`)
  })
  const dangling = findDanglingReference(contract.document, contract.document)
  if (dangling !== undefined) {
    throw new CannotRun(`--contract ${path}: $ref ${dangling} leads to nothing in that file.`)
  }
  const has = ({ id }: { readonly id: string }) => contract.operations.some((one) => one.id === id)
  const lacking = own.operations.filter((operation) => !has(operation)).map(({ id }) => id)
  if (isRun && lacking.length > 0) {
    throw new CannotRun(
      `--contract ${path}: it lacks ${lacking.slice(0, 5).join(', ')}${lacking.length > 5 ? ` and ${lacking.length - 5} more` : ''}, which the checks call. It takes a contract with the operations of ${own.file}; --observe judges recorded traffic by any.`,
    )
  }
  return contract
}

/** Problems of YAML come with the lines around them: the first line says what is wrong. */
function describe(error: unknown): string {
  if (codeOf(error) !== undefined || !(error instanceof Error)) return describeFileError(error)
  const [first = ''] = error.message.split('\n')
  return `${first.replace(/[.:]$/, '')}.`
}

/** The first reference that is not to a place of the document. */
function findDanglingReference(root: JsonObject, node: unknown): string | undefined {
  if (Array.isArray(node)) return firstOf(node, (one) => findDanglingReference(root, one))
  if (!isObject(node)) return undefined
  const { $ref: reference } = node
  if (typeof reference === 'string') {
    const isThere =
      reference.startsWith('#/') && readPointer(root, reference.slice(1)) !== undefined
    if (!isThere) return reference
  }
  return firstOf(Object.values(node), (one) => findDanglingReference(root, one))
}

function firstOf<T>(
  list: readonly unknown[],
  find: (one: unknown) => T | undefined,
): T | undefined {
  for (const one of list) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
