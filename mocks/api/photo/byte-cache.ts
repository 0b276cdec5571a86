/** Keeps what was made last, up to a number of bytes, and makes nothing twice at a time. */
export interface ByteCache {
  read(key: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined>
}

export function createByteCache(maxBytes: number): ByteCache {
  // A map keeps the order in which its keys were set: the first is the one not wanted for longest.
  const kept = new Map<string, Uint8Array>()
  const making = new Map<string, Promise<Uint8Array | undefined>>()
  let size = 0

  function keep(key: string, bytes: Uint8Array): void {
    kept.set(key, bytes)
    size += bytes.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (size <= maxBytes) return
      kept.delete(oldest)
      size -= byteLength
    }
  }

  return {
    async read(key, make) {
      const bytes = kept.get(key)
      if (bytes) {
        kept.delete(key)
        kept.set(key, bytes)
        return bytes
      }
      const underWay = making.get(key) ?? make().finally(() => making.delete(key))
      if (!making.has(key)) {
        making.set(key, underWay)
        const made = await underWay
        if (made) keep(key, made)
      }
      return underWay
    },
  }
}
