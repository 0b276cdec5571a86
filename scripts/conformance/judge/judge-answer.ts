import type { Operation } from '../../../mocks/contract/operation'
import type { Contract } from '../contract/read-contract'
import { isBusyStatus } from '../http/busy'
import type { Exchange } from '../http/exchange'
import type { Difference } from '../model/errors'
import type { RuleId } from '../model/rules'
import { describeBody, judgeShape } from './judge-shape'

export interface Expectation {
  /** Whether the operation is known to be built: a framework's 404 means something else then. */
  readonly isBuilt: boolean
  /** The statuses that the request deserves. */
  readonly statuses: readonly number[]
  /** Other statuses that are no difference. */
  readonly tolerated: readonly number[]
  /** The rule that any other documented status breaks. */
  readonly rule: RuleId
  /** In words, where the status alone is not clear. */
  readonly expected?: string
  readonly cause?: string
}

/** Compares a response with the contract and with the status that the request deserves; `undefined` when it conforms. */
export function judgeAnswer(
  contract: Contract,
  operation: Operation,
  exchange: Exchange,
  expectation: Expectation,
): Difference | undefined {
  const { status } = exchange
  // Shapes come last: a missing 401 matters more than the shape of what came instead.
  const difference = [...expectation.statuses, ...expectation.tolerated].includes(status)
    ? undefined
    : judgeStatus(operation, exchange, expectation)
  if (difference) return difference
  const shape = judgeShape(contract, operation, exchange)
  return orOtherStatus(orUnbuilt(operation, exchange, expectation, shape), expectation)
}

/** A framework's page about an unknown path has the status that an unknown id deserves. */
function orUnbuilt(
  operation: Operation,
  exchange: Exchange,
  { isBuilt }: Expectation,
  difference: Difference | undefined,
): Difference | undefined {
  if (difference?.rule !== 'content-type' || isBuilt || !isUnbuilt(operation, exchange)) {
    return difference
  }
  const cause = `${operation.method} ${operation.path} is not built yet, stands at another address, or answers ${exchange.status} in another form than the contract’s.`
  return { ...difference, cause }
}

/** A shape is that of one status: an answer of another one that conforms breaks nothing. */
function orOtherStatus(
  difference: Difference | undefined,
  { statuses }: Expectation,
): Difference | undefined {
  const others = statuses.filter((status) => status !== difference?.exchange?.status)
  if (!difference?.assertion || others.length === 0) return difference
  const another = { of: 'status', isOneOf: others } as const
  return { ...difference, assertion: { of: 'any', assertions: [another, difference.assertion] } }
}

function judgeStatus(
  operation: Operation,
  exchange: Exchange,
  expectation: Expectation,
): Difference {
  const { status } = exchange
  const { statuses, tolerated } = expectation
  const base = {
    operation: operation.id,
    pointer: pointerOf(operation, statuses[0]),
    expected: `${statuses.join(' or ')}${expectation.expected ? `: ${expectation.expected}` : ''}`,
    got: `${status} ${describeBody(exchange)}`,
    assertion: {
      of: 'status',
      isOneOf: [...statuses, ...tolerated.filter((one) => !isBusyStatus(one))],
    },
    exchange,
  } as const
  if (!expectation.isBuilt && isUnbuilt(operation, exchange)) {
    const cause = `${operation.method} ${operation.path} is not built yet, stands at another address, or is built and answers ${status} where it must not.`
    return { ...base, rule: 'not-built', pointer: operation.pointer, cause }
  }
  if (status >= 500) {
    const cause = 'The service failed on a request that it should have answered; its log says why.'
    return { ...base, rule: 'server-error', cause }
  }
  if (!operation.responses.has(status)) {
    const cause = `The contract has no ${status} for this operation: clients don't expect it.`
    return { ...base, rule: 'status', pointer: `${operation.pointer}/responses`, cause }
  }
  return {
    ...base,
    rule: expectation.rule,
    cause: isOtherRefusal(expectation.rule, status)
      ? REFUSED_OTHERWISE
      : (expectation.cause ?? guessCause(statuses, status)),
  }
}

/** A cause in words tells what was taken that must not be: nothing was. */
const REFUSED_OTHERWISE =
  'It is refused, but for another reason: the value is used before it is checked, something else is looked at before the body, or an earlier refusal has used it up.'

function isOtherRefusal(rule: RuleId, status: number): boolean {
  return rule === 'bad-input' && status >= 400
}

/** Nothing listens at this path: a framework's 404 or 405 rather than the operation's own answer. */
export function isUnbuilt(
  { responses }: Operation,
  { status, json }: Pick<Exchange, 'status' | 'json'>,
): boolean {
  if (status === 405 || status === 501) return true
  if (status !== 404) return false
  const isOwnAnswer = responses.has(404) && typeof json === 'object' && json !== null
  return !isOwnAnswer
}

function pointerOf(operation: Operation, status: number | undefined): string {
  return (status && operation.responses.get(status)?.pointer) || operation.pointer
}

function guessCause(expected: readonly number[], got: number): string {
  if (got < 300) return 'The service accepts what it should refuse.'
  if (expected.some((status) => status < 300)) return 'The service refuses a request that conforms.'
  return 'The service refuses for another reason than the one that applies.'
}
