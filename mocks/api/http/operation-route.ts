import type { Context } from 'hono'
import type { Contract } from '../contract/contract'
import { type OperationId, type Outcome, type Refusal, refuse } from '../contract/operation'
import type { OperationModel } from '../contract/operation-model'
import { needsAdministrator } from './admin-operations'
import { authorize, type FindCaller } from './authorize'
import { ContractViolation, checkAnswer, checkBatches } from './check-answer'
import { toCountedAddress } from './client-address'
import { describeFault, type Log } from './log'
import { readInput } from './read-input'
import type { Caller, ContextOf, Handler, RequestContext } from './request-context'
import { sendJson, sendRefusal } from './send-outcome'
import { type Simulation, simulateTrouble } from './simulation'
import { isBatches, streamList } from './stream-list'

/** What every operation's route builds on. */
export interface RouteDependencies {
  readonly contract: Contract
  readonly findCaller: FindCaller
  readonly simulation: Simulation
  /** Validate answers against the contract too. */
  readonly checksAnswers: boolean
  readonly log: Log
  addressOf(context: Context): string
}

export type OperationRoute = (context: Context) => Promise<Response>

/** Serves one operation: authorise, read, validate, handle, send; a fault is the contract's 500. */
export function createOperationRoute<O extends OperationId>(
  operation: OperationModel,
  handler: Handler<O>,
  dependencies: RouteDependencies,
): OperationRoute {
  return async (context) => {
    context.set('operation', operation.id)
    try {
      const outcome = await run(operation, handler, dependencies, context)
      return await send(operation, outcome, dependencies, context)
    } catch (fault) {
      logFault(fault, operation, dependencies, context)
      return sendRefusal(context, operation, refuse(500, describeForClient(fault)))
    }
  }
}

async function run<O extends OperationId>(
  operation: OperationModel,
  handler: Handler<O>,
  { contract, findCaller, simulation, addressOf }: RouteDependencies,
  context: Context,
): Promise<Outcome<O> | Refusal> {
  // Read first: a connection that is closed meanwhile has no address any more.
  const address = toCountedAddress(addressOf(context))
  const trouble = await simulateTrouble(simulation, operation.id)
  if (trouble) return trouble

  let caller: Caller | undefined
  if (operation.isSecured) {
    const authorization = await authorize(findCaller, {
      authorization: context.req.header('Authorization'),
      userId: context.req.param('userId'),
      needsAdministrator: needsAdministrator(operation.id),
    })
    if (!authorization.isGranted) return authorization.refusal
    caller = authorization.caller
  }

  const read = await readInput<O>(context, operation, contract)
  if (!read.isRead) return read.refusal

  const requestId = String(context.get('requestId'))
  const requestContext = { requestId, address, caller }
  if (!isAuthorized<O>(operation, requestContext)) {
    throw new Error(`${operation.id} was reached without a caller`)
  }
  return handler(read.input, requestContext)
}

function isAuthorized<O extends OperationId>(
  operation: OperationModel,
  context: RequestContext,
): context is ContextOf<O> {
  return operation.isSecured === (context.caller !== undefined)
}

function logFault(
  fault: unknown,
  { id }: OperationModel,
  { log }: RouteDependencies,
  context: Context,
): void {
  const requestId = String(context.get('requestId'))
  log({ level: 'error', event: 'fault', requestId, operation: id, ...describeFault(fault) })
}

async function send<O extends OperationId>(
  operation: OperationModel,
  outcome: Outcome<O> | Refusal,
  dependencies: RouteDependencies,
  context: Context,
): Promise<Response> {
  const { contract, checksAnswers } = dependencies
  if (!('body' in outcome)) return sendRefusal(context, operation, outcome)
  const body: unknown = outcome.body
  if (isBatches(body)) {
    const batches = checksAnswers ? checkBatches(contract, operation.id, body) : body
    const onFault = (fault: unknown) => logFault(fault, operation, dependencies, context)
    const stream = await streamList(batches, onFault)
    return context.body(stream, 200, { 'Content-Type': 'application/json' })
  }
  if (checksAnswers) checkAnswer(contract, operation.id, 200, body)
  return sendJson(context, body)
}

function describeForClient(fault: unknown): string {
  // Only a developer's mock checks its answers, and there the violation is what is wanted.
  return fault instanceof ContractViolation
    ? fault.message
    : 'Something went wrong on our side. Try again in a moment.'
}
