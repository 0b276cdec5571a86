/** What a recording has shown of so many things at most: of a recording of any length the latest stay. */
export function createBoundedMap<T>(most = 20_000) {
  const entries = new Map<string, T>()
  return {
    get: (key: string): T | undefined => entries.get(key),
    has: (key: string): boolean => entries.has(key),
    set(key: string, value: T): void {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key: string): boolean => entries.delete(key),
    values: (): readonly T[] => [...entries.values()],
    keys: (): readonly string[] => [...entries.keys()],
    get size() {
      return entries.size
    },
  }
}

export type BoundedMap<T> = ReturnType<typeof createBoundedMap<T>>
