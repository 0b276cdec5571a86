/** Confirms values for many at once. */
export type Confirm<Value> = () => Promise<Value>

/** The connection of a read that takes longer may hang: nobody else waits for it any longer. */
const LONGEST_SHARED_MS = 1_000

/**
 * Shares reads among all who ask: each gets the value of a read that began after its call, so that whatever was stored
 * and answered before is in it. However many ask, one read is under way and one more is awaited, unless one takes long.
 */
export function coalesceReads<Value>(
  read: () => Promise<Value>,
  nowMs?: () => number,
): Confirm<Value> {
  const readInTurn = readInTurns<void, Value>(read, nowMs)
  return () => readInTurn()
}

/**
 * Reads together what many ask for, by its key, as `coalesceReads` does for all the keys of whoever asks meanwhile. Who asks
 * alone does not wait.
 *
 * @param readMany resolves to the values of those keys that have one
 */
export function batchReads<Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  nowMs?: () => number,
): (key: Key) => Promise<Value | undefined> {
  const readInTurn = readInTurns((keys: readonly Key[]) => readMany([...new Set(keys)]), nowMs)
  return (key) => readInTurn(key).then((found) => found.get(key))
}

/** Reads for whoever asks; what is asked while a read is under way is read together, as soon as it has ended. */
function readInTurns<Asked, Value>(
  read: (asked: readonly Asked[]) => Promise<Value>,
  nowMs: () => number = () => performance.now(),
): (asked: Asked) => Promise<Value> {
  let underWay: Promise<Value> | undefined
  let begunMs = 0
  let next: { readonly asked: Asked[]; readonly value: Promise<Value> } | undefined

  function begin(asked: readonly Asked[]): Promise<Value> {
    next = undefined
    begunMs = nowMs()
    const begun = read(asked)
    const end = () => {
      if (underWay === begun) underWay = undefined
    }
    underWay = begun
    begun.then(end, end)
    return begun
  }

  function beginAfter(before: Promise<Value>): NonNullable<typeof next> {
    const asked: Asked[] = []
    return {
      asked,
      value: endOf(before, begunMs + LONGEST_SHARED_MS - nowMs()).then(() => begin(asked)),
    }
  }

  return (asked) => {
    if (!underWay || nowMs() - begunMs > LONGEST_SHARED_MS) return begin([asked])
    next ??= beginAfter(underWay)
    next.asked.push(asked)
    return next.value
  }
}

/** Resolves when the work has ended in whatever way, or after so long. */
function endOf(work: Promise<unknown>, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestMs)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    work.then(end, end)
  })
}

/**
 * Reads a value again only when something may have been written since, where all writers are known.
 *
 * @param countWrites grows at the beginning and at the end of whatever may write
 */
export function cacheUntilWrite<Value>(
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
