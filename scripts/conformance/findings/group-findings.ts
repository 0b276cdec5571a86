import type { Exchange } from '../http/exchange'
import type { Finding } from '../model/report'
import type { RuleId } from '../model/rules'

/** A finding before it has an id. */
export interface RawFinding extends Omit<Finding, 'id' | 'causedBy'> {
  /** The request that stored what the finding is about. */
  readonly writer?: Exchange
}

/** What may differ because another request wrote to records that it does not name. */
const SHOWS_RECORDS: ReadonlySet<RuleId> = new Set([
  'read-back',
  'kept-value',
  'sort-order',
  'limit',
  'page-size',
  'disjoint-pages',
  'category-filter',
  'price-filter',
  'search',
  'related',
])

/** Puts the findings of one cause together, the first cause first, and numbers them: "F1", "F2", …. */
export function groupFindings(found: readonly RawFinding[]): readonly Finding[] {
  const causes = found.map((one, index) => findCause(one, found.slice(0, index), found))
  const causeOf = (one: RawFinding) => causes[found.indexOf(one)] ?? one
  // A cause may be a knock-on itself.
  const rootOf = (one: RawFinding) => causeOf(causeOf(one))
  const ordered = found
    .filter((one) => rootOf(one) === one)
    .flatMap((root) => [root, ...found.filter((one) => one !== root && rootOf(one) === root)])
  const idOf = (one: RawFinding) => `F${ordered.indexOf(one) + 1}`
  return ordered.map((one) => {
    const { writer: _, ...finding } = one
    const root = rootOf(one)
    return { id: idOf(one), ...finding, ...(root === one ? {} : { causedBy: idOf(root) }) }
  })
}

/** The finding that one would not be there without; itself, where it is a cause of its own. */
function findCause(
  one: RawFinding,
  before: readonly RawFinding[],
  all: readonly RawFinding[],
): RawFinding {
  if (one.severity === 'advice') return one
  const failures = before.filter(({ severity }) => severity === 'failure')
  // The request was accepted that should have been refused: what it stored is no fault of its own.
  const stored = all.find(({ exchange }) => one.writer && exchange?.number === one.writer.number)
  const knock = failures.find((earlier) => isKnockOn(one, earlier))
  return stored ?? knock ?? all.find((other) => isOverwriting(other, one)) ?? one
}

function isKnockOn(one: RawFinding, earlier: RawFinding): boolean {
  if (one.writer) return earlier.writer?.number === one.writer.number
  // Who lets in a request without a token looks at none.
  if (earlier.rule === 'no-token' && one.operation === earlier.operation && needsToken(one)) {
    return isAccepted(earlier) && isAccepted(one)
  }
  if (one.rule !== earlier.rule) return false
  // One place of the contract, broken wherever it is shown.
  if (one.rule === 'schema') return one.pointer === earlier.pointer
  return isOneHabit(one, earlier)
}

/** Answers of another kind than the contract's that services have for all operations. */
const HABITS: ReadonlySet<number> = new Set([201, 202, 204, 422])

/** They lead to a page to sign in at, where a 401 is due. */
const REDIRECTS: ReadonlySet<number> = new Set([302, 303])

/** Whether both come of one way to answer, as that of a framework: errors as plain text, 201 for what was made. */
function isOneHabit(one: RawFinding, earlier: RawFinding): boolean {
  const [status = 0, before = 0] = [one.exchange?.status, earlier.exchange?.status]
  if (one.rule === 'content-type') {
    return one.got === earlier.got && isRefusal(status) === isRefusal(before)
  }
  if (one.rule !== 'status' || status !== before) return false
  return HABITS.has(status) || (REDIRECTS.has(status) && [one, earlier].every(isUnauthorized))
}

/** Whether a 401 is due: alone, beside other statuses, or with words behind it. */
function isUnauthorized({ expected }: RawFinding): boolean {
  return /^(?:\d{3} or )*401\b/.test(expected)
}

function isRefusal(status: number): boolean {
  return status >= 400
}

function needsToken({ check, rule }: RawFinding): boolean {
  return check === 'access' || rule === 'bad-token'
}

function isOverwriting({ rule, operation }: RawFinding, shown: RawFinding): boolean {
  return rule === 'other-records' && operation !== shown.operation && SHOWS_RECORDS.has(shown.rule)
}

function isAccepted({ exchange }: RawFinding): boolean {
  return exchange !== undefined && exchange.status < 300
}
