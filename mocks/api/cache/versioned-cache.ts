/** A value, and the version of what it was made of. */
export interface Versioned<Value> {
  readonly version: string
  readonly value: Value
}

/** Keeps the most recently used values, each with its version, up to a size. */
export interface VersionedCache<Value> {
  /** What is kept under the key, of whatever version. */
  find(key: string): Versioned<Value> | undefined
  /** Keeps a value in place of what was there. One that is larger than the whole cache is not kept. */
  keep(key: string, kept: Versioned<Value>): void
  /**
   * Makes a value once for all who want the same of the same version, and keeps it; `undefined` is not kept.
   *
   * @returns what `make` returns to the one who began it
   */
  make(
    key: string,
    version: string,
    make: () => Promise<Value | undefined>,
  ): Promise<Value | undefined>
  /** The value that is being made of the version under the key, if one is. */
  findUnderWay(key: string, version: string): Promise<Value | undefined> | undefined
  /** Whether a value of any version is being made under the key. */
  isMaking(key: string): boolean
}

export interface CacheBounds<Value> {
  readonly maxSize: number
  /** In the unit of `maxSize`. */
  sizeOf(value: Value): number
}

export function createVersionedCache<Value>({
  maxSize,
  sizeOf,
}: CacheBounds<Value>): VersionedCache<Value> {
  // A map keeps the order in which its keys were set: the first one is the least recently used.
  const entries = new Map<string, { readonly kept: Versioned<Value>; readonly size: number }>()
  const making = new Map<string, { version: string; made: Promise<Value | undefined> }>()
  let size = 0

  function drop(key: string): void {
    size -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, kept: Versioned<Value>): void {
    drop(key)
    // Keys are chosen by clients, so that they count too.
    const own = sizeOf(kept.value) + key.length
    if (own > maxSize) return
    entries.set(key, { kept, size: own })
    size += own
    for (const oldest of entries.keys()) {
      if (size <= maxSize) return
      drop(oldest)
    }
  }

  function findUnderWay(key: string, version: string): Promise<Value | undefined> | undefined {
    const present = making.get(key)
    return present?.version === version ? present.made : undefined
  }

  return {
    keep,
    find(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.kept
    },
    isMaking: (key) => making.has(key),
    findUnderWay,
    make(key, version, make) {
      const underWay = findUnderWay(key, version)
      if (underWay) return underWay
      const made = make()
        .then((value) => {
          // A value of a later version may have been kept meanwhile.
          if (value !== undefined && isLatest()) keep(key, { version, value })
          return value
        })
        .finally(() => {
          if (isLatest()) making.delete(key)
        })
      const isLatest = () => making.get(key)?.made === made
      making.set(key, { version, made })
      return made
    },
  }
}
