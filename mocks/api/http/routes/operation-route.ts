import type { Context } from 'hono'
import type { Operation } from '../../../contract/operation'
import { accountOf, workOf } from '../../admission/operation-work'
import { authorize, type FindCaller } from '../../auth/authorize'
import type { Contract } from '../../contract/contract'
import { type OperationId, type Outcome, type Refusal, refuse } from '../../contract/operation'
import { toCountedAddress, toRequester } from '../client-address'
import { describeFault, type Log } from '../log'
import { PublicError } from '../public-error'
import { countBytes } from '../request/read-body'
import { readInput } from '../request/read-input'
import type { Caller, ContextOf, Handler, RequestContext } from '../request-context'
import { InvalidResponse } from '../response/check-response'
import {
  createReleases,
  type Releases,
  type ResponseDependencies,
  respond,
} from '../response/respond'
import { sendRefusal } from '../response/send-outcome'
import type { ViolationReport } from '../violation-report'

/** What every operation's route builds on. */
export interface RouteDependencies extends ResponseDependencies {
  readonly findCaller: FindCaller
  /** Called for each request and response that breaks the contract, instead of the log. Only a developer's mock has it. */
  readonly onViolation?: (report: ViolationReport) => void
  readonly log: Log
  addressOf(context: Context): string
}

export type OperationRoute = (context: Context) => Promise<Response>

/** What is done with an operation's request, and what it holds of the process meanwhile. */
interface Serving<O extends OperationId> {
  readonly operation: Operation
  readonly handler: Handler<O>
  readonly dependencies: RouteDependencies
  readonly context: Context
  /** As attempts and turns are counted by it. */
  readonly address: string
  readonly releases: Releases
}

/**
 * Serves one operation: authorize, read, validate, wait for a turn, handle, respond; an error is the contract's 500. The
 * turn comes after the body, so that a slow sender holds none.
 */
export function createOperationRoute<O extends OperationId>(
  operation: Operation,
  handler: Handler<O>,
  dependencies: RouteDependencies,
): OperationRoute {
  return async (context) => {
    context.set('operation', operation.id)
    const releases = createReleases()
    try {
      // Read first: a connection that is closed meanwhile has no address any more.
      const address = toCountedAddress(dependencies.addressOf(context))
      const serving = { operation, handler, dependencies, context, address, releases }
      const outcome = await run(serving)
      const onFault = (fault: unknown) => logFault(fault, operation, dependencies, context)
      return await respond(outcome, dependencies, { ...serving, onFault })
    } catch (fault) {
      logFault(fault, operation, dependencies, context)
      return sendRefusal(context, operation, refuse(500, describeForClient(fault)))
    } finally {
      releases.release()
    }
  }
}

async function run<O extends OperationId>({
  operation,
  handler,
  dependencies: { contract, findCaller, admission, onViolation },
  context,
  address,
  releases,
}: Serving<O>): Promise<Outcome<O> | Refusal> {
  let caller: Caller | undefined
  if (operation.role) {
    const authorization = await authorize(findCaller, {
      authorization: context.req.header('Authorization'),
      userId: context.req.param('userId'),
      role: operation.role,
    })
    if (!authorization.isGranted) return authorization.refusal
    caller = authorization.caller
  }

  const room = admission.reserve(address, countBytes(context.req.raw, operation.body))
  if (!room.isGranted) return room.refusal
  releases.add(room.release)
  const read = await readInput<O>(context, operation, contract, admission.limits.bodies)
  if (!read.isRead) {
    const { refusal, violation } = read
    onViolation?.({ call: nameCall(context, contract), status: refusal.status, lines: [violation] })
    return refusal
  }

  const work = workOf(operation.id, read.input.body)
  const account = accountOf(operation.id, read.input.body, caller?.id)
  const taken = admission.take(work, toRequester(context, address, account))
  const turn = taken instanceof Promise ? await taken : taken
  if (!turn.isGranted) return turn.refusal
  releases.add(turn.release)

  const requestId = String(context.get('requestId'))
  const requestContext = { requestId, address, caller, ifMatch: context.req.header('If-Match') }
  if (!isAuthorized<O>(operation, requestContext)) {
    throw new Error(`${operation.id} was reached without a caller`)
  }
  return handler(read.input, requestContext)
}

function isAuthorized<O extends OperationId>(
  operation: Operation,
  context: RequestContext,
): context is ContextOf<O> {
  return operation.isProtected === (context.caller !== undefined)
}

function logFault(
  fault: unknown,
  { id }: Operation,
  { contract, log, onViolation }: RouteDependencies,
  context: Context,
): void {
  if (onViolation && fault instanceof InvalidResponse) {
    onViolation({ call: nameCall(context, contract), status: 500, lines: [fault.violation] })
    return
  }
  const requestId = String(context.get('requestId'))
  log({ level: 'error', event: 'fault', requestId, operation: id, ...describeFault(fault) })
}

function nameCall({ req }: Context, { basePath }: Contract): string {
  return `${req.method} ${req.path.slice(basePath.length)}${new URL(req.url).search}`
}

function describeForClient(fault: unknown): string {
  // Only a developer's mock checks its answers, and there the violation is what is wanted.
  if (fault instanceof PublicError) return fault.publicMessage
  return fault instanceof InvalidResponse
    ? fault.message
    : 'Something went wrong on our side. Try again in a moment.'
}
