/** The same address, but one that was never asked for: its answer comes from the database, not from memory. */
export function toNewAddress(address: string, index: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}asked=${index}`
}

/** The same request at an address that was never asked for; see `toNewAddress`. */
export async function askAnew(asked: Request, index: number): Promise<Request> {
  const { method, headers } = asked
  const body = method === 'GET' ? null : await asked.arrayBuffer()
  return new Request(toNewAddress(asked.url, index), { method, headers, body })
}
