/** A bucket of tokens for each key: it fills steadily up to its capacity, and may owe as much. */
export interface TokenBuckets {
  /** Takes tokens, also ones that are not there yet. */
  spend(key: string, tokens: number): void
  /** Milliseconds until there is a token in the bucket; 0 when there is. */
  waitMs(key: string): number
}

export interface BucketLimits {
  readonly capacity: number
  readonly perSecond: number
}

/** What is not in use for so many others is full again, or as good as. */
const MOST_KEYS = 20_000

export function createTokenBuckets(
  { capacity, perSecond }: BucketLimits,
  nowMs: () => number,
): TokenBuckets {
  // A map keeps the order in which its keys were set: the first is the one not used for longest.
  const buckets = new Map<string, { readonly level: number; readonly at: number }>()

  function levelOf(key: string): number {
    const bucket = buckets.get(key)
    if (!bucket) return capacity
    return Math.min(capacity, bucket.level + ((nowMs() - bucket.at) * perSecond) / 1000)
  }

  return {
    spend(key, tokens) {
      const level = Math.max(-capacity, levelOf(key) - tokens)
      buckets.delete(key)
      buckets.set(key, { level, at: nowMs() })
      if (buckets.size <= MOST_KEYS) return
      const [oldest] = buckets.keys()
      if (oldest !== undefined) buckets.delete(oldest)
    },
    waitMs(key) {
      const level = levelOf(key)
      return level >= 1 ? 0 : Math.ceil(((1 - level) * 1000) / perSecond)
    },
  }
}
