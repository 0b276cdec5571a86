/** A map that holds so many entries at most: of those that were set, the latest. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined
  has(key: string): boolean
  set(key: string, value: Value): void
  delete(key: string): boolean
  /** In the order in which they were set. */
  values(): readonly Value[]
  keys(): readonly string[]
  readonly size: number
}

export function createBoundedMap<Value>(most = 20_000): BoundedMap<Value> {
  // A map keeps the order in which its keys were added.
  const entries = new Map<string, Value>()
  return {
    get: (key) => entries.get(key),
    has: (key) => entries.has(key),
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => entries.delete(key),
    values: () => [...entries.values()],
    keys: () => [...entries.keys()],
    get size() {
      return entries.size
    },
  }
}
