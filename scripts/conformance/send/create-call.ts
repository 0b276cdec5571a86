import { parse } from 'valibot'
import type { WriteJournal } from '../cleanup/write-journal'
import type { Contract } from '../contract/read-contract'
import { buildRequest } from '../http/build-request'
import { isBusy, isBusyStatus } from '../http/busy'
import { type Client, currentStep, TransportError } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import type { Wire } from '../http/wire'
import { judgeAnswer } from '../judge/judge-answer'
import type { Call, CallOptions } from '../model/call'
import { ContractFailure, TurnedAway, Undecided } from '../model/errors'
import { blameWriter } from './blame-writer'
import { createRetryingSender } from './retrying-sender'

/**
 * The function with which every check sends its requests.
 *
 * @throws {ContractFailure} (the function) when the response breaks the contract.
 * @throws {Undecided} (the function) when the response decides nothing.
 * @throws {OutOfReach} (the function) for a request that the service has no form for.
 */
export function createCall(deps: {
  readonly contract: Contract
  readonly client: Client
  /** Is told of every answer that breaks the contract. */
  readonly broken: Pick<Set<Exchange>, 'add'>
  readonly baseUrl: string
  readonly journal: WriteJournal
  readonly wire: Wire
}): Call {
  const { contract, client, broken, baseUrl, journal, wire } = deps
  const alive = contract.operation('listCategories').path
  const sender = createRetryingSender(client, `${baseUrl}${alive}`)
  return async (operationId, options = {}) => {
    const operation = contract.operation(operationId)
    const request = buildRequest(baseUrl, operation, options)
    sender.expectAskable(operationId)
    // What can't be sent is not noted as begun.
    wire.toService(request)
    const settle = journal.begin(request)
    const exchange = await send(request, options.mayHangUp === true)
    settle(exchange)
    const { expect = 200 } = options
    const difference = judgeAnswer(contract, operation, exchange, {
      isBuilt: client.hasAnswered(operationId),
      statuses: [expect].flat(),
      // "After a 429 and a 503 of the service nothing was done, and `Retry-After` says how many seconds to wait."
      tolerated: [
        options.undecided ?? [],
        isBusy(exchange) ? exchange.status : [],
        options.mayHangUp ? NO_ANSWER : [],
      ].flat(),
      rule: options.rule ?? 'refused',
      ...(options.expected === undefined ? {} : { expected: options.expected }),
      ...(options.cause === undefined ? {} : { cause: options.cause }),
    })
    if (difference) {
      broken.add(exchange)
      throw new ContractFailure(await blameWriter(deps, difference))
    }
    if (![expect].flat().includes(exchange.status)) {
      throw toUndecided(exchange, options)
    }
    return { status: exchange.status, exchange, read: (shape) => parse(shape, exchange.json) }
  }

  async function send(request: SentRequest, mayHangUp: boolean): Promise<Exchange> {
    try {
      return await sender.send(request)
    } catch (error) {
      if (!(error instanceof TransportError)) throw error
      if (mayHangUp && !error.isTimeout) throw new Undecided('the service closed the connection')
      throw new ContractFailure({
        rule: 'unreachable',
        operation: request.operation,
        request: error.sent,
        assertion: { of: 'answered', in: toUnanswered(error) },
        expected: 'an answer',
        got: error.message,
        cause: 'The service crashed, hangs on this request, or is slower than --timeout allows.',
      })
    }
  }
}

/** The status of a request that was not answered. */
const NO_ANSWER = 0

/** The place of a request without an answer among the exchanges of the run. */
function toUnanswered({ request, sent, number }: TransportError): Exchange {
  const step = currentStep.getStore()
  return {
    number,
    ...(step === undefined ? {} : { step }),
    request,
    status: NO_ANSWER,
    headers: {},
    text: '',
    json: undefined,
    ...(sent === request ? {} : { wire: { request: sent, text: '' } }),
    startedAt: new Date(0),
    durationMs: 0,
  }
}

function toUndecided(
  { status, headers }: Exchange,
  { undecided, explainUndecided }: CallOptions,
): Undecided {
  if (isBusyStatus(status)) {
    const wait = headers['retry-after'] ?? 'none'
    return new TurnedAway(`the service answered ${status} (Retry-After: ${wait})`)
  }
  const why = undecided?.includes(status) ? explainUndecided?.(status) : undefined
  return new Undecided(why ?? `the service answered ${status}, which decides nothing here`)
}
