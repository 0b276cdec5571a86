import type { Step } from '../model/check'
import { ContractFailure } from '../model/errors'
import type { RuleId } from '../model/rules'
import type { Settings } from '../model/world'

/** Enough for a search index or a cached list to catch up: the waits, in milliseconds. */
export const SETTLE_MS: readonly number[] = [400, 1200]

/** The rules that a lagging list seems to break; a wrong shape or status is wrong at once. */
const LAGGING: ReadonlySet<RuleId> = new Set<RuleId>([
  'read-back',
  'limit',
  'category-filter',
  'price-filter',
  'disjoint-pages',
  'search',
  'related',
  'own-orders',
])

/**
 * Retries a step while a list doesn't show yet what was just written: the contract doesn't require
 * that lists and search are updated at once.
 */
export function withRetries(
  { settleMs = SETTLE_MS }: Pick<Settings, 'settleMs'>,
  step: Step,
): Step {
  return {
    ...step,
    async run(advise) {
      for (const wait of settleMs) {
        try {
          return await step.run(advise)
        } catch (error) {
          if (!(error instanceof ContractFailure) || !LAGGING.has(error.difference.rule))
            throw error
          await new Promise((resolve) => setTimeout(resolve, wait))
        }
      }
      return step.run(advise)
    },
  }
}
