export const ORIGIN = 'https://shop.example'

export function absolute(key: RequestInfo | URL): string {
  return new URL(key instanceof Request ? key.url : key, ORIGIN).href
}

/** The caches of a browser, whose storage can be full. */
export function createCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const store = (name: string) => {
    const found = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, found)
    return found
  }
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo | URL) => entries.get(absolute(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      const copy = new Response(await response.text(), response)
      if (made.isFull) throw new DOMException('Full.', 'QuotaExceededError')
      entries.delete(absolute(key))
      entries.set(absolute(key), copy)
    },
    delete: async (key: RequestInfo | URL) => entries.delete(absolute(key)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  })
  const made = {
    isFull: false,
    store,
    open: async (name: string) => cacheOf(store(name)),
    keys: async () => [...stores.keys()],
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) => {
      for (const entries of stores.values()) {
        const found = entries.get(absolute(key))
        if (found) return found.clone()
      }
      return undefined
    },
  }
  return made
}
