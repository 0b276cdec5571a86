import type { ResponseSpec } from '../../../mocks/contract/operation'
import type { Contract } from '../contract/read-contract'
import type { Problem } from '../contract/schema-checker'
import type { Exchange } from '../http/exchange'
import { placeOf } from '../model/report'
import { listAnswerPlaces, listPlacesOf, toPlace } from './answer-places'
import type { Cell, CellState } from './coverage'
import type { Evidence } from './evidence'

/** The cells of an operation's answers: each status, each property and required header of each status. */
export function judgeAnswers(contract: Contract, evidence: Evidence): Cell[] {
  return [...evidence.operation.responses.values()].flatMap((spec) =>
    judgeStatus(contract, evidence, spec),
  )
}

interface Seen {
  readonly exchange: Exchange
  readonly places: ReadonlySet<string>
  readonly problems: readonly Problem[]
}

function judgeStatus(contract: Contract, evidence: Evidence, spec: ResponseSpec): Cell[] {
  const { status, content, pointer, requiredHeaders } = spec
  const [body] = content
  const seen = evidence.exchanges
    .filter((exchange) => exchange.status === status)
    .map(
      (exchange): Seen => ({
        exchange,
        places: body ? listPlacesOf(exchange.json) : new Set(),
        problems: body ? contract.checkSchema(body.schemaPointer, exchange.json ?? null) : [],
      }),
    )
  const known = body ? listAnswerPlaces(contract.document, body.schemaPointer) : []
  const isKnown = (place: string) => known.some(({ at }) => at === place)
  const absent = absenceOf(evidence, status)
  const properties = known.map(({ at, pointer: place, isRequired }): Cell => {
    const problem = findProblem(seen, (one) => toPlace(one.at) === at)
    const isThere = seen.some(({ places }) => places.has(at))
    return {
      aspect: 'property',
      name: `${status} ${at}`,
      pointer: place,
      state: problem ?? (isThere ? { kind: 'passed' } : toAbsence(seen, isRequired, absent)),
    }
  })
  const headers = requiredHeaders.map((name): Cell => {
    const isMissing = seen.some(({ exchange }) => !exchange.headers[name.toLowerCase()])
    const why = `an answer had no header ${name}`
    const state: CellState = isMissing ? { kind: 'failed', why } : { kind: 'passed' }
    return {
      aspect: 'property',
      name: `${status} header ${name}`,
      pointer,
      state: seen.length > 0 ? state : absent,
    }
  })
  const own = findProblem(seen, (one) => !isKnown(toPlace(one.at)))
  const state = findFailure(evidence, spec) ?? own
  const passed: CellState = seen.length > 0 ? { kind: 'passed' } : absent
  return [
    { aspect: 'status', name: String(status), pointer, state: state ?? passed },
    ...properties,
    ...headers,
  ]
}

/** A failure of the status itself: it should have come and did not, or what it means was not true. */
function findFailure(evidence: Evidence, spec: ResponseSpec): CellState | undefined {
  const { operation, failures } = evidence
  const found = failures.find(({ pointer, rule, exchange }) => {
    if (rule === 'schema' || rule === 'not-built') return false
    if (pointer === spec.pointer) return true
    // A finding about the operation as a whole is one about the answer that showed it.
    const isOfStatus = exchange ? exchange.status === spec.status : spec.status < 300
    return pointer === operation.pointer && isOfStatus
  })
  return found && { kind: 'failed', why: placeOf(found.check, found.step) }
}

function findProblem(
  seen: readonly Seen[],
  isMeant: (problem: Problem) => boolean,
): CellState | undefined {
  const [problem] = seen.flatMap(({ problems }) => problems.filter(isMeant))
  return problem && { kind: 'failed', why: `${problem.at || 'the body'} ${problem.message}` }
}

/** Why no answer had a status. */
function absenceOf({ silence }: Evidence, status: number): CellState {
  if (status >= 500) {
    return { kind: 'unreachable', why: 'a check must not make the service fail or overload it' }
  }
  if (status === 429) {
    return { kind: 'unreachable', why: 'it takes more requests than a check should send' }
  }
  return { kind: 'open', why: silence ?? `no request of this run was answered with ${status}` }
}

function toAbsence(seen: readonly Seen[], isRequired: boolean, absent: CellState): CellState {
  if (seen.length === 0) return absent
  const why = isRequired ? 'what would hold it never came' : 'optional, and no answer had it'
  return { kind: 'open', why }
}
