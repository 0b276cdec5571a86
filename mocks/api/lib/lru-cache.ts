/** Keeps the most recently used values, up to a size; concurrent reads of a key share one load. */
export interface LruCache<Value> {
  read(key: string, make: () => Promise<Value>): Promise<Value>
  /** The cached value, `undefined` when it has to be loaded. */
  find(key: string): Value | undefined
  /** Drops a stale value; a later one under the same key stays. */
  forget(key: string, value: Value): void
}

export interface CacheLimits<Value> {
  readonly maxSize: number
  /** In the unit of `maxSize`. */
  sizeOf(value: Value): number
}

export function createLruCache<Value>({ maxSize, sizeOf }: CacheLimits<Value>): LruCache<Value> {
  // A map keeps the order in which its keys were set: the first one is the least recently used.
  const kept = new Map<string, Value>()
  const making = new Map<string, Promise<Value>>()
  let size = 0

  function keep(key: string, value: Value): void {
    kept.set(key, value)
    size += sizeOf(value)
    for (const [oldest, old] of kept) {
      if (size <= maxSize) return
      forget(oldest, old)
    }
  }

  function forget(key: string, value: Value): void {
    if (kept.get(key) !== value) return
    kept.delete(key)
    size -= sizeOf(value)
  }

  function find(key: string): Value | undefined {
    const value = kept.get(key)
    if (value === undefined) return undefined
    kept.delete(key)
    kept.set(key, value)
    return value
  }

  return {
    find,
    forget,
    async read(key, make) {
      const value = find(key)
      if (value !== undefined) return value
      const underWay = making.get(key) ?? make().finally(() => making.delete(key))
      if (!making.has(key)) {
        making.set(key, underWay)
        const made = await underWay
        if (made !== undefined) keep(key, made)
      }
      return underWay
    },
  }
}
