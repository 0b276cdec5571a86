/** Tells whether other addresses are present: limits of fairness do not apply to a single client. */
export interface ActiveAddresses {
  /** To be called for each request. */
  saw(address: string): void
  /** Whether no other address has asked for anything lately. */
  isAlone(address: string): boolean
}

/** An address counts as present for so long after its last request. */
const LATELY_MS = 10_000
/** A browser and a test on this machine count as one client, whichever loopback address they use. */
const LOOPBACK = new Set(['127.0.0.1', '0:0:0:0::/56'])

interface Observation {
  readonly client: string
  readonly at: number
}

export function createActiveAddresses(nowMs: () => number): ActiveAddresses {
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
