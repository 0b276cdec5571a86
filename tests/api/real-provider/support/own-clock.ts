const TICK_MS = 50

/** Counts the time that this process has had: on a busy machine it stands still, as the timers of what is tested do. */
export function startOwnClock() {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, TICK_MS)
  return {
    /** Stops it. */
    stop(): number {
      clearInterval(timer)
      return ticks * TICK_MS
    },
  }
}
