/** Confirms values for many at once. */
export type Confirm<Value> = () => Promise<Value>

/** The connection of a read that takes longer may hang: nobody else waits for it. */
const LONGEST_SHARED_MS = 1_000

/**
 * Shares reads among all who ask: each gets the value of a read that began after its call, so that whatever was stored
 * and answered before is in it. However many ask, one read is under way and one more is awaited, unless one takes long.
 */
export function shareReads<Value>(
  read: () => Promise<Value>,
  nowMs: () => number = () => performance.now(),
): Confirm<Value> {
  let underWay: Promise<Value> | undefined
  let begunMs = 0
  let next: Promise<Value> | undefined

  function begin(): Promise<Value> {
    next = undefined
    begunMs = nowMs()
    const begun = read().finally(() => {
      if (underWay === begun) underWay = undefined
    })
    underWay = begun
    return begun
  }

  return () => {
    if (!underWay || nowMs() - begunMs > LONGEST_SHARED_MS) return begin()
    next ??= underWay.then(begin, begin)
    return next
  }
}

/**
 * Reads a value again only when something may have been written since, where all writers are known.
 *
 * @param countWrites grows at the beginning and at the end of whatever may write
 */
export function rememberWhileQuiet<Value>(
  read: () => Promise<Value>,
  countWrites: () => number,
): Confirm<Value> {
  let known: { readonly value: Value; readonly writes: number } | undefined
  return async () => {
    const writes = countWrites()
    if (known?.writes === writes) return known.value
    const value = await read()
    if (countWrites() === writes) known = { value, writes }
    return value
  }
}
