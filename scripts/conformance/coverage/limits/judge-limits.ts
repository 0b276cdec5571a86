import type { Contract } from '../../contract/read-contract'
import type { Exchange } from '../../http/exchange'
import { placeOf } from '../../model/report'
import type { Cell, CellState, Side } from '../coverage'
import { type Evidence, failureOf } from '../evidence'
import { findObstacle } from './find-obstacle'
import { type Position, placeNumber, placeValue } from './place-value'
import { readSent, type Sent, valuesAt } from './read-sent'
import { type Limit, listLimits } from './request-limits'

/** A request with the limits that it reaches or breaks. */
interface Tried {
  readonly exchange: Exchange
  readonly at: ReadonlySet<Limit>
  readonly beyond: ReadonlySet<Limit>
  /** Whether it breaks the contract in one value only, so that a refusal is about that value. */
  readonly isPure: boolean
}

/** The cells of an operation's limits: what lies at each is accepted, what lies beyond it refused. */
export function judgeLimits(contract: Contract, evidence: Evidence): Cell[] {
  const { operation, exchanges } = evidence
  const limits = listLimits(contract, operation)
  const tried = exchanges.map((exchange) =>
    tryLimits(limits, readSent(operation, exchange.request), exchange),
  )
  return limits.flatMap((limit) =>
    limit.sides.map((side) => ({
      aspect: 'limit',
      name: describeLimit(limit),
      side,
      pointer: limit.pointer,
      state: judgeSide(evidence, tried, limit, side),
    })),
  )
}

function tryLimits(limits: readonly Limit[], sent: Sent, exchange: Exchange): Tried {
  const positions = limits.map((limit) => ({ limit, found: positionsOf(limit, sent) }))
  const pick = (position: Position) =>
    new Set(positions.filter(({ found }) => found.includes(position)).map(({ limit }) => limit))
  const beyond = pick('beyond')
  const places = new Set([...beyond].map(({ place, path }) => JSON.stringify([place, path])))
  return { exchange, beyond, at: pick('at'), isPure: places.size === 1 }
}

function positionsOf(limit: Limit, sent: Sent): readonly Position[] {
  if (limit.keyword === 'x-max-json-bytes') {
    return [
      sent.bodyBytes > 0 ? placeNumber(limit.keyword, limit.bound, sent.bodyBytes) : undefined,
    ]
  }
  return valuesAt(sent, limit).map((value) => placeValue(limit, value))
}

function judgeSide(
  evidence: Evidence,
  tried: readonly Tried[],
  limit: Limit,
  side: Side,
): CellState {
  const those = tried.filter((one) => one[side].has(limit))
  const failing = findFailing(evidence, those, limit, side)
  if (failing) return { kind: 'failed', why: failing }
  if (those.some((one) => (side === 'at' ? isAccepted(one) : isRefused(one, limit)))) {
    return { kind: 'passed' }
  }
  const obstacle = findObstacle(evidence.operation, limit, side)
  if (obstacle !== undefined) return { kind: 'unreachable', why: obstacle }
  return { kind: 'open', why: evidence.silence ?? describeSilence(those, side) }
}

/** Findings name the rule that a bad request broke; what is refused at a limit is told from the request. */
function findFailing(
  evidence: Evidence,
  those: readonly Tried[],
  limit: Limit,
  side: Side,
): string | undefined {
  const shown = those
    .filter((one) => (side === 'at' ? isWronglyRefused(one) : one.exchange.status < 300))
    .flatMap(({ exchange }) => failureOf(evidence, exchange) ?? [])
  const [found] = shown
  if (found) return placeOf(found.check, found.step)
  const named = evidence.failures.find(
    ({ pointer, rule }) => side === 'beyond' && rule === 'bad-input' && pointer === limit.pointer,
  )
  // Two values may share a rule: the finding is about the one that its request broke.
  return named && those.some(({ exchange }) => exchange.number === named.exchange?.number)
    ? placeOf(named.check, named.step)
    : undefined
}

function isAccepted({ exchange, beyond }: Tried): boolean {
  return exchange.status < 300 && beyond.size === 0
}

function isWronglyRefused({ exchange, beyond }: Tried): boolean {
  return beyond.size === 0 && (exchange.status === 400 || exchange.status === 413)
}

function isRefused({ exchange, isPure }: Tried, { keyword }: Limit): boolean {
  const { status } = exchange
  const isSize = keyword.startsWith('x-max') || keyword === 'maxLength'
  return isPure && (status === 400 || (isSize && status === 413))
}

function describeSilence(those: readonly Tried[], side: Side): string {
  const statuses = [...new Set(those.map(({ exchange }) => exchange.status))].sort()
  if (statuses.length > 0) return `sent, and answered ${statuses.join(', ')}, which decides nothing`
  return side === 'at' ? 'no request was exactly at the limit' : 'no request went beyond the limit'
}

function describeLimit({ place, path, keyword, bound }: Limit): string {
  const where = [...(place === 'json' || place === 'form' ? [] : [place]), path.join('.')]
  const isPlain = typeof bound === 'string' || typeof bound === 'number'
  const value = isPlain && keyword !== 'pattern' ? ` ${bound}` : ''
  return `${where.filter((text) => text !== '').join(' ') || 'the body'} ${keyword}${value}`
}
