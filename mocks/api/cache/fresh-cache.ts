import { withTimeout } from '../lib/with-timeout'
import type { Confirm } from './coalesce-reads'
import type { VersionedCache } from './versioned-cache'

/** Makes a value; it may return the one before where that is still right. `undefined`: it could not be made now. */
export type Remake<Value> = (before: Value | undefined) => Promise<Value | undefined>

/** Shows values that are at most some time old, and waits only where there is none to be shown. */
export interface FreshCache<Value> {
  /**
   * The value under the key. An older one is shown while a new one is made; where there is none to be shown, another one's
   * is waited for, though not for long.
   *
   * @returns what `remake` does, one's own or another one's, where nothing is kept that may be shown
   * @throws what `remake` or the reading of the version rejects with, where that has to be waited for
   */
  read(key: string, remake: Remake<Value>): Promise<Value | undefined>
}

export interface FreshCacheOptions<Value> {
  readonly cache: VersionedCache<Value>
  readonly readVersion: Confirm<string>
  nowMs(): number
  /** A value is shown for so long after it was last known to be right. */
  readonly maxAgeMs: number
  /** The version is read again after so long, in the background. */
  readonly checkAfterMs: number
  /** What another one makes is waited for so long; then one makes it oneself. */
  readonly longestWaitMs: number
  /** Called with what fails in the background. */
  onFailure(error: unknown): void
}

interface Confirmed {
  readonly version: string
  /** When the read of it began. */
  readonly atMs: number
}

export function createFreshCache<Value>({
  cache,
  readVersion,
  nowMs,
  maxAgeMs,
  checkAfterMs,
  longestWaitMs,
  onFailure,
}: FreshCacheOptions<Value>): FreshCache<Value> {
  /** When each version was last known to be the present one; those that may still be shown. */
  const lastSeen = new Map<string, number>()
  let present: Confirmed | undefined
  let checking: Promise<Confirmed> | undefined

  async function check(): Promise<Confirmed> {
    const atMs = nowMs()
    const confirmed = { version: await readVersion(), atMs }
    for (const [version, seenMs] of lastSeen) {
      if (atMs - seenMs > maxAgeMs) lastSeen.delete(version)
    }
    lastSeen.set(confirmed.version, atMs)
    present = confirmed
    return confirmed
  }

  function beginCheck(): Promise<Confirmed> {
    checking ??= check().finally(() => {
      checking = undefined
    })
    return checking
  }

  /** What is known of the present version: waited for only where it was not read lately. */
  async function findPresent(): Promise<Confirmed> {
    const ageMs = present ? nowMs() - present.atMs : Number.POSITIVE_INFINITY
    if (!present || ageMs > maxAgeMs) return beginCheck()
    if (ageMs >= checkAfterMs && !checking) beginCheck().catch(onFailure)
    return present
  }

  function mayShow(version: string): boolean {
    const seenMs = lastSeen.get(version)
    return seenMs !== undefined && nowMs() - seenMs <= maxAgeMs
  }

  return {
    async read(key, remake) {
      const { version } = await findPresent()
      const kept = cache.find(key)
      if (kept?.version === version) return kept.value
      const make = () => cache.make(key, version, () => remake(kept?.value))
      if (kept && mayShow(kept.version)) {
        if (!cache.isMaking(key)) make().catch(onFailure)
        return kept.value
      }
      const underWay = cache.findUnderWay(key, version)
      if (!underWay) return make()
      const shared = await waitFor(underWay, longestWaitMs)
      if (shared.isMade) return shared.value
      const value = await remake(kept?.value)
      if (value !== undefined) cache.keep(key, { version, value })
      return value
    },
  }
}

/** What another one makes, if it is made in time; what fails there is that one's own. */
async function waitFor<Value>(
  underWay: Promise<Value>,
  longestMs: number,
): Promise<{ readonly isMade: true; readonly value: Value } | { readonly isMade: false }> {
  try {
    return { isMade: true, value: await withTimeout(underWay, longestMs, 'It takes too long.') }
  } catch {
    return { isMade: false }
  }
}
