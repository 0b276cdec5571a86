import type { SignInAccount } from '../../mocks/api/database/seed/accounts'
import { asObject, type JsonObject, splitPointer } from '../../mocks/contract/json'
import type { ContractDocument } from '../../mocks/contract/read-contract'

/**
 * The contract with accounts that there are as the examples of signing in: its own are nobody's, so that what a reader
 * tries first would be refused.
 */
export function showAccounts(
  { document, operation }: Pick<ContractDocument, 'document' | 'operation'>,
  accounts: readonly SignInAccount[],
): JsonObject {
  const { body } = operation('signIn')
  if (!body || accounts.length === 0) return document
  const examples = accounts.map(({ name, email, password }) => [
    name,
    { value: { email, password } },
  ])
  const place = splitPointer(`${body.pointer}/examples`)
  return asObject(replaceAt(document, place, Object.fromEntries(examples)))
}

function replaceAt(node: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const object = asObject(node)
  return { ...object, [name]: replaceAt(object[name], rest, value) }
}
