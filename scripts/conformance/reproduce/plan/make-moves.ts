import { TOKENIZE } from '../../checks/money/fresh-nonce'
import type { Exchange } from '../../http/exchange'
import type { Assertion } from '../../model/assertion'
import type { TokenHeader } from '../../wire/token-header'
import type { Leaf } from '../values/recording'
import type { Resolve } from '../values/resolve'
import type { Variables } from './name-variables'
import type { Send, Tokenize } from './plan'
import { flatten } from './read-assertion'
import { toBody, toHeaderTemplate, toPathTemplate, toTokenTemplate } from './write-request'

interface Sending {
  readonly baseUrl: string
  readonly resolve: Resolve
  readonly tokenHeader?: TokenHeader
}

/** What an exchange has really sent, with what its values come from. */
export function toSend(
  { request, wire, number }: Exchange,
  { baseUrl, resolve, tokenHeader }: Sending,
): Pick<Send, 'kind' | 'operation' | 'method' | 'path' | 'headers' | 'body'> {
  const resolveText = (text: string) => resolve(text, number)
  const { method, url, body } = wire?.request ?? request
  return {
    kind: 'send',
    operation: request.operation,
    method,
    path: toPathTemplate(url, baseUrl, resolveText),
    headers: Object.entries(request.headers).map(([name, value]) =>
      name === 'authorization' && tokenHeader
        ? toTokenTemplate(value, tokenHeader, resolveText)
        : ([name, toHeaderTemplate(value, resolveText)] as const),
    ),
    ...(body ? { body: toBody(body, resolveText) } : {}),
  }
}

/** How a card becomes a nonce once more.
 *
 * @throws {Error} when nothing needs the nonce */
export function toTokenize(
  one: Exchange,
  selected: readonly Exchange[],
  variables: Variables,
): Tokenize {
  const [clientToken] = listClientTokens(one, selected)
  const [nonce] = variables.of(one)
  if (!clientToken || !nonce)
    throw new Error('A nonce without a client token, or that nothing needs')
  return { kind: 'tokenize', variable: nonce.variable, clientToken: variables.nameOf(clientToken) }
}

/** Where the client token is with which a card became a nonce. */
export function listClientTokens(
  { request, number }: Exchange,
  selected: readonly Exchange[],
): readonly Leaf[] {
  if (request.operation !== TOKENIZE) return []
  const exchange = selected.findLast(
    (one) => one.request.operation === 'getClientToken' && one.number < number,
  )
  return exchange ? [{ exchange, at: '/clientToken' }] : []
}

const BUSY: readonly number[] = [0, 429, 503]

/** A service that is busy, or gone, has not answered the question, unless that is what the finding is about. */
export function listUnclear({ status }: Exchange, assertion: Assertion): readonly number[] {
  const parts = flatten(assertion)
  if (parts.some(({ of }) => of === 'answered')) return []
  const named = parts.flatMap((part) => (part.of === 'status' ? part.isOneOf : []))
  return BUSY.filter((one) => one !== status && !named.includes(one))
}

/**
 * What the failed step had sent at the same time is sent at the same time.
 *
 * @param isTogether whether an exchange is of that step, or was sent beside it and may be to blame
 */
export function toRounds<T>(
  selected: readonly Exchange[],
  moves: readonly T[],
  isTogether: (one: Exchange) => boolean,
): T[][] {
  const rounds: T[][] = []
  let end = 0
  selected.forEach((one, index) => {
    const move = moves[index]
    if (move === undefined) return
    const isMeanwhile = isTogether(one) && one.number <= end
    const round = rounds.at(-1)
    if (isMeanwhile && round) round.push(move)
    else rounds.push([move])
    end = isTogether(one) ? Math.max(isMeanwhile ? end : 0, one.sentMeanwhile ?? 0) : 0
  })
  return rounds
}
