import type { Client } from '../http/client'
import type { Exchange } from '../http/exchange'
import type { Step } from '../model/check'
import type { CheckContext } from '../model/check-context'
import { ContractFailure, type Difference } from '../model/errors'
import { isWriteOf } from '../model/is-write'
import type { RuleId } from '../model/rules'

/** Enough for a search index or a cached list to catch up: the waits, in milliseconds. */
const SETTLE_MS: readonly number[] = [400, 1200]

/** What fails at random passes that often in a row too seldom to be taken for a list that has caught up. */
const CONFIRMATIONS = 3

/** The rules that a lagging list seems to break; a wrong shape, status or page is wrong at once. */
const LAGGING: ReadonlySet<RuleId> = new Set<RuleId>([
  'read-back',
  'category-filter',
  'price-filter',
  'search',
  'related',
  'own-orders',
])

type Lists = Pick<CheckContext, 'settings'> & HasExchanges

/**
 * Reads again while lists may lag behind what was just written: the contract doesn't require that lists and search are updated
 * at once. Once that time is over nothing is written in between, and a difference that comes and goes is one.
 *
 * @returns the last reading, right or not
 */
export async function readSettled<T>(
  context: Lists,
  read: () => Promise<T>,
  isRight: (seen: T) => boolean,
): Promise<T> {
  let readAt = Date.now()
  let seen = await read()
  if (isRight(seen)) return seen
  const settledAt = findSettled(context)
  for (const wait of waitsOf(context)) {
    if (isRight(seen) || readAt >= settledAt) break
    await sleep(wait)
    readAt = Date.now()
    seen = await read()
  }
  if (!isRight(seen)) return seen
  await sleep(settledAt - Date.now())
  for (let count = 0; count < CONFIRMATIONS && isRight(seen); count += 1) seen = await read()
  return seen
}

/** A step that only reads, and fails once lists have had the time to catch up. */
export function withRetries(context: Lists, step: Step): Step {
  return {
    ...step,
    async run(advise) {
      const attempt = () => step.run(advise).then(() => undefined, toLagging)
      const failure = await readSettled(context, attempt, (one) => one === undefined)
      if (failure) throw withHint(context, failure)
    },
  }
}

/** A list that lags longer than it may fails like one that is wrong: that is said, so that nobody looks for another fault. */
function withHint(context: Lists, { difference }: ContractFailure): ContractFailure {
  const seconds = patienceOf(context) / 1000
  const hint = `Or it shows only later: it was asked for until ${seconds} s after the last write.`
  return new ContractFailure({ ...difference, cause: `${difference.cause} ${hint}` })
}

/** Whether all that was written has had the time to show. */
export function isSettled(context: Lists): boolean {
  return Date.now() >= findSettled(context)
}

/** Waits until lists have caught up, where a reading can't be known to be an old one. */
export function settle(context: Lists): Promise<void> {
  return sleep(findSettled(context) - Date.now())
}

interface HasExchanges {
  readonly client: Pick<Client, 'exchanges'>
}

function waitsOf({ settings: { settleMs = SETTLE_MS } }: Lists): readonly number[] {
  return settleMs
}

/** When lists show all that was written, in milliseconds since 1970. */
function findSettled(context: Lists): number {
  return findLastWrite(context.client.exchanges) + patienceOf(context)
}

function patienceOf(context: Lists): number {
  return waitsOf(context).reduce((sum, wait) => sum + wait, 0)
}

/** The failure, when the list may only lag; @throws any other error. */
function toLagging(error: unknown): ContractFailure {
  if (error instanceof ContractFailure && mayLag(error.difference)) return error
  throw error
}

function mayLag({ rule, mayLag = LAGGING.has(rule) }: Difference): boolean {
  return mayLag
}

/** When the last request was answered that changed something, in milliseconds since 1970; 0 without one. */
function findLastWrite(exchanges: readonly Exchange[]): number {
  const last = exchanges.findLast(
    ({ request, status }) =>
      status < 300 && isWriteOf({ id: request.operation, method: request.method }),
  )
  return last ? last.startedAt.getTime() + last.durationMs : 0
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)))
}
