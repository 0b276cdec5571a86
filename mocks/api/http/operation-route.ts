import type { Context } from 'hono'
import type { Contract } from '../contract/contract'
import { type OperationId, type Outcome, type Refusal, refuse } from '../contract/operation'
import type { OperationModel } from '../contract/operation-model'
import { workOf } from '../rationing/operation-work'
import { rationBatches } from '../rationing/ration-batches'
import type { Rations } from '../rationing/rations'
import { needsAdministrator } from './admin-operations'
import { askerOf } from './asker-of'
import { authorize, type FindCaller } from './authorize'
import { ContractViolation, checkAnswer, checkBatches } from './check-answer'
import { toCountedAddress } from './client-address'
import { createHeld, type Held } from './held'
import { describeFault, type Log } from './log'
import { countBytes } from './read-body'
import { readInput } from './read-input'
import type { Caller, ContextOf, Handler, RequestContext } from './request-context'
import { sendJson, sendRefusal } from './send-outcome'
import { type Simulation, simulateTrouble } from './simulation'
import { isBatches, streamList } from './stream-list'
import { ToldFault } from './told-fault'
import type { ViolationReport } from './violation-report'

/** What every operation's route builds on. */
export interface RouteDependencies {
  readonly contract: Contract
  readonly findCaller: FindCaller
  readonly simulation: Simulation
  /** Validate answers against the contract too. */
  readonly checksAnswers: boolean
  /** Told of each request and response that breaks the contract, instead of the log. Only a developer's mock has it. */
  readonly onViolation?: (report: ViolationReport) => void
  readonly rations: Rations
  readonly log: Log
  addressOf(context: Context): string
}

export type OperationRoute = (context: Context) => Promise<Response>

/** What is done with an operation's request, and what it holds of the process meanwhile. */
interface Serving<O extends OperationId> {
  readonly operation: OperationModel
  readonly handler: Handler<O>
  readonly dependencies: RouteDependencies
  readonly context: Context
  /** As attempts and turns are counted by it. */
  readonly address: string
  readonly held: Held
}

/**
 * Serves one operation: authorise, read, validate, wait for a turn, handle, send; a fault is the contract's 500. The
 * turn comes after the body, so that whoever sends slowly holds none.
 */
export function createOperationRoute<O extends OperationId>(
  operation: OperationModel,
  handler: Handler<O>,
  dependencies: RouteDependencies,
): OperationRoute {
  return async (context) => {
    context.set('operation', operation.id)
    const held = createHeld()
    try {
      // Read first: a connection that is closed meanwhile has no address any more.
      const address = toCountedAddress(dependencies.addressOf(context))
      const serving = { operation, handler, dependencies, context, address, held }
      return await send(serving, await run(serving))
    } catch (fault) {
      logFault(fault, operation, dependencies, context)
      return sendRefusal(context, operation, refuse(500, describeForClient(fault)))
    } finally {
      held.release()
    }
  }
}

async function run<O extends OperationId>({
  operation,
  handler,
  dependencies: { contract, findCaller, simulation, rations, onViolation },
  context,
  address,
  held,
}: Serving<O>): Promise<Outcome<O> | Refusal> {
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

  const room = rations.reserve(address, countBytes(context.req.raw, operation.body))
  if (!room.isGranted) return room.refusal
  held.add(room.release)
  const read = await readInput<O>(context, operation, contract)
  if (!read.isRead) {
    const { refusal, violation } = read
    onViolation?.({ call: nameCall(context, contract), status: refusal.status, lines: [violation] })
    return refusal
  }

  const turn = await rations.take(workOf(operation.id), askerOf(context, address, caller?.id))
  if (!turn.isGranted) return turn.refusal
  held.add(turn.release)

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
  { contract, log, onViolation }: RouteDependencies,
  context: Context,
): void {
  if (onViolation && fault instanceof ContractViolation) {
    onViolation({ call: nameCall(context, contract), status: 500, lines: [fault.violation] })
    return
  }
  const requestId = String(context.get('requestId'))
  log({ level: 'error', event: 'fault', requestId, operation: id, ...describeFault(fault) })
}

function nameCall({ req }: Context, { basePath }: Contract): string {
  return `${req.method} ${req.path.slice(basePath.length)}${new URL(req.url).search}`
}

async function send<O extends OperationId>(
  { operation, dependencies, context, address, held }: Serving<O>,
  outcome: Outcome<O> | Refusal,
): Promise<Response> {
  const { contract, checksAnswers, rations } = dependencies
  if (!('body' in outcome)) return sendRefusal(context, operation, outcome)
  const body: unknown = outcome.body
  if (isBatches(body)) {
    const checked = checksAnswers ? checkBatches(contract, operation.id, body) : body
    const takeTurn = () => rations.take('list-batch', { address })
    // The list goes on after this route has answered, and keeps its place until it ends.
    const batches = rationBatches(checked, takeTurn, held.handOver())
    const onFault = (fault: unknown) => logFault(fault, operation, dependencies, context)
    const stream = await streamList(batches, onFault)
    const headers = { 'Content-Type': 'application/json' }
    if (context.req.raw.method !== 'HEAD') return context.body(stream, 200, headers)
    // Nobody would read it, and so nobody would end it.
    await stream.cancel()
    return context.body(null, 200, headers)
  }
  if (checksAnswers) checkAnswer(contract, operation.id, 200, body)
  return sendJson(context, body)
}

function describeForClient(fault: unknown): string {
  // Only a developer's mock checks its answers, and there the violation is what is wanted.
  if (fault instanceof ToldFault) return fault.told
  return fault instanceof ContractViolation
    ? fault.message
    : 'Something went wrong on our side. Try again in a moment.'
}
