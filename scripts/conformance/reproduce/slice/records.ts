import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Contract } from '../../contract/read-contract'
import type { Exchange } from '../../http/exchange'
import { isTestNonce } from '../../http/mask'
import { decode, readSentJson } from '../values/list-texts'

/** Requests that only read, although they are sent with POST. */
const READS: ReadonlySet<string> = new Set(['filterProducts', 'signIn', 'signOut'])
/** Requests about the user in their path; in others the path only says who asks. */
const OF_USERS: ReadonlySet<string> = new Set(['updateProfile', 'readProfile'])

/** Whether a request changes something; a refused one may have changed it all the same. */
export function isWrite({ request: { method, operation } }: Exchange): boolean {
  return method !== 'GET' && !READS.has(operation)
}

/** The ids of the records that a request reads, changes or sells. */
export function listRecords(exchange: Exchange, contract: Contract): readonly string[] {
  const { operation: id, body, url } = exchange.request
  const operation = contract.operations.find((one) => one.id === id)
  if (!operation) return []
  const { order, paymentMethodNonce: nonce } = asObject(readSentJson(body))
  const { transaction_id: transaction } = asObject(order)
  const paid = isTestNonce(String(nonce)) ? [transaction] : [transaction, nonce]
  const lines = asArray(asObject(order)['products']).map((line) => asObject(line)['_id'])
  const keys = operation.path.split('/').reverse()
  const values = new URL(url).pathname.split('/').reverse().map(decode)
  const inPath = values.filter((_, index) => {
    const key = keys[index] ?? ''
    return key.startsWith('{') && (key !== '{userId}' || OF_USERS.has(id))
  })
  const { user } = asObject(exchange.json)
  const signedIn = id === 'signIn' ? [asObject(user)['_id']] : []
  return [...inPath, ...lines, ...paid, ...signedIn].filter((one) => typeof one === 'string')
}
