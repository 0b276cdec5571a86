/** Who else is there: whoever is alone takes nothing from anybody. */
export interface Presence {
  /** To be told of each request. */
  saw(address: string): void
  /** Whether no other address has asked for anything lately. */
  isAlone(address: string): boolean
}

/** Somebody who reads a page for longer than this will wait no longer for the next one than the first of many does. */
const LATELY_MS = 10_000
/** A browser and a test on one machine are one client, by whichever of the names each reaches it. */
const LOOPBACK = new Set(['127.0.0.1', '::ffff:127.0.0.1', '0:0:0:0::/64'])

interface Observation {
  readonly client: string
  readonly at: number
}

export function createPresence(nowMs: () => number): Presence {
  let latest: Observation | undefined
  let latestOfOthers: Observation | undefined
  return {
    saw(address) {
      const client = toClient(address)
      if (latest && latest.client !== client) latestOfOthers = latest
      latest = { client, at: nowMs() }
    },
    isAlone(address) {
      const other = latest?.client === toClient(address) ? latestOfOthers : latest
      return other === undefined || nowMs() - other.at > LATELY_MS
    },
  }
}

function toClient(address: string): string {
  return LOOPBACK.has(address) ? 'loopback' : address
}
