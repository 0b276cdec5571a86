/** Counts by key; keys that are at zero take no room. */
export interface Counts {
  of(key: string | undefined): number
  add(key: string | undefined, difference: number): void
}

export function createCounts(): Counts {
  const counts = new Map<string, number>()
  return {
    of: (key) => (key === undefined ? 0 : (counts.get(key) ?? 0)),
    add(key, difference) {
      if (key === undefined) return
      const count = (counts.get(key) ?? 0) + difference
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}
