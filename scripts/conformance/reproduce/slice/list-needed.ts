import { asObject } from '../../../../mocks/contract/json'
import { TOKENIZE } from '../../checks/money/fresh-nonce'
import type { Exchange, SentRequest } from '../../http/exchange'
import { readSentJson } from '../values/list-texts'

/** The earlier exchanges that a request builds on without naming a value of their answers. */
export function listNeeded(one: Exchange, exchanges: readonly Exchange[]): readonly Exchange[] {
  return [
    ...listWhatSignsIn(one, exchanges),
    ...listNamesakes(one, exchanges),
    ...listTokenSource(one, exchanges),
    ...listFirstOrders(one, exchanges),
  ]
}

/** The order that a transaction has made already: the same answer comes to whatever is sent with it again. */
function listFirstOrders(
  { request, number }: Exchange,
  exchanges: readonly Exchange[],
): readonly Exchange[] {
  const transaction = transactionOf(request)
  if (transaction === undefined) return []
  const first = exchanges.find(
    (one) => one.status < 300 && transactionOf(one.request) === transaction,
  )
  return first && first.number < number ? [first] : []
}

/** The transaction that an order is made of; `undefined` for any other request. */
export function transactionOf({ operation, body }: SentRequest): unknown {
  if (operation !== 'createOrder') return undefined
  return asObject(asObject(readSentJson(body))['order'])['transaction_id']
}

/** The first request that gave an account the email and password of a sign-in. */
function listWhatSignsIn(
  { request, number }: Exchange,
  exchanges: readonly Exchange[],
): readonly Exchange[] {
  if (request.operation !== 'signIn' && request.operation !== 'signUp') return []
  const { email } = asObject(readSentJson(request.body))
  if (typeof email !== 'string') return []
  const { password } = asObject(readSentJson(request.body))
  const accounts = exchanges.filter((one) => {
    const sent = asObject(readSentJson(one.request.body))
    const isAccount =
      one.request.operation === 'signUp' || one.request.operation === 'updateProfile'
    return (
      isAccount &&
      one.number < number &&
      one.status < 300 &&
      String(sent['email']).toLowerCase() === email.toLowerCase()
    )
  })
  const exact = accounts.find(
    (one) => asObject(readSentJson(one.request.body))['password'] === password,
  )
  const found = exact ?? accounts[0]
  return found ? [found] : []
}

/** The account with the email that a request names, the category with its name: unique, whatever the case. */
function listNamesakes(
  { request, number }: Exchange,
  exchanges: readonly Exchange[],
): readonly Exchange[] {
  const sent = asObject(readSentJson(request.body))
  const isNamed = (one: Exchange, field: string) =>
    typeof sent[field] === 'string' &&
    String(asObject(readSentJson(one.request.body))[field]).toLowerCase() ===
      sent[field].toLowerCase()
  return exchanges.filter(
    (one) =>
      one.number < number &&
      one.status < 300 &&
      ((one.request.operation === 'signUp' && isNamed(one, 'email')) ||
        (one.request.operation === 'createCategory' &&
          request.operation === 'createCategory' &&
          isNamed(one, 'name'))),
  )
}

/** A card becomes a nonce with the token that names the provider. */
function listTokenSource(one: Exchange, exchanges: readonly Exchange[]): readonly Exchange[] {
  if (one.request.operation !== TOKENIZE) return []
  const source = exchanges.findLast(
    ({ request, number, status }) =>
      request.operation === 'getClientToken' && number < one.number && status < 300,
  )
  return source ? [source] : []
}
