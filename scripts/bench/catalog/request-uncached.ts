/** The same address, but one that was never asked for: its answer comes from the database, not from memory. */
export function toUncachedUrl(address: string, index: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}asked=${index}`
}

/** The same request at an address that was never asked for; see `toUncachedUrl`. */
export async function requestUncached(asked: Request, index: number): Promise<Request> {
  const { method, headers } = asked
  const body = method === 'GET' ? null : await asked.arrayBuffer()
  return new Request(toUncachedUrl(asked.url, index), { method, headers, body })
}
