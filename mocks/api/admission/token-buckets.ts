import { createBoundedMap } from '../lib/bounded-map'

/** A token bucket for each key: it refills steadily up to its capacity, and its debt may be as large. */
export interface TokenBuckets {
  /** Takes tokens, going into debt where there are too few. */
  spend(key: string, tokens: number): void
  /** Milliseconds until there is a token in the bucket; 0 when there is. */
  waitMs(key: string): number
}

export interface BucketLimits {
  readonly capacity: number
  readonly perSecond: number
}

/** The least recently used buckets are dropped; by then they are full again, or nearly. */
const MOST_KEYS = 20_000

export function createTokenBuckets(
  { capacity, perSecond }: BucketLimits,
  nowMs: () => number,
): TokenBuckets {
  const buckets = createBoundedMap<{ readonly level: number; readonly at: number }>(MOST_KEYS)

  function levelOf(key: string): number {
    const bucket = buckets.get(key)
    if (!bucket) return capacity
    return Math.min(capacity, bucket.level + ((nowMs() - bucket.at) * perSecond) / 1000)
  }

  return {
    spend(key, tokens) {
      const level = Math.max(-capacity, levelOf(key) - tokens)
      buckets.set(key, { level, at: nowMs() })
    },
    waitMs(key) {
      const level = levelOf(key)
      return level >= 1 ? 0 : Math.ceil(((1 - level) * 1000) / perSecond)
    },
  }
}
