import type { Client } from '../http/client'
import type { Exchange } from '../http/exchange'
import type { Step } from '../model/check'
import { ContractFailure, type Difference } from '../model/errors'
import { isWriteOf } from '../model/is-write'
import type { RuleId } from '../model/rules'
import type { World } from '../model/world'

/** Enough for a search index or a cached list to catch up: the waits, in milliseconds. */
export const SETTLE_MS: readonly number[] = [400, 1200]

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

/**
 * Retries a step while a list may lag behind what was just written: the contract doesn't require that lists and search are
 * updated at once. Once that time is over nothing is written in between, and a difference that comes and goes is one.
 */
export function withRetries(
  { settings: { settleMs = SETTLE_MS }, client }: Pick<World, 'settings'> & HasExchanges,
  step: Step,
): Step {
  const patience = settleMs.reduce((sum, wait) => sum + wait, 0)
  return {
    ...step,
    async run(advise) {
      const attempt = () => step.run(advise).then(() => undefined, toLagging)
      let failure = await attempt()
      if (!failure) return
      const settledAt = findLastWrite(client.exchanges) + patience
      for (const wait of settleMs) {
        if (!failure || Date.now() >= settledAt) break
        await sleep(wait)
        failure = await attempt()
      }
      if (failure) throw failure
      await sleep(settledAt - Date.now())
      for (let count = 0; count < CONFIRMATIONS; count += 1) await step.run(advise)
    },
  }
}

interface HasExchanges {
  readonly client: Pick<Client, 'exchanges'>
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
