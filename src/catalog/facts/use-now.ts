import { useSyncExternalStore } from 'react'

const TICK_MS = 60_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** The time, to the minute, so that what is said of it stays true while the page is open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, read)
}

/** The clock is stopped while it has no subscriber, so `now` may be old. */
function read(): Date {
  const elapsedMs = Math.abs(Date.now() - now.getTime())
  if (timer === undefined && elapsedMs >= TICK_MS) now = new Date()
  return now
}

/** One clock for the whole page. */
function subscribe(onTick: () => void): () => void {
  if (listeners.size === 0) start()
  listeners.add(onTick)
  return () => {
    listeners.delete(onTick)
    if (listeners.size === 0) stop()
  }
}

function start(): void {
  timer = setInterval(tick, TICK_MS)
  // Timers rest in a tab that is out of sight, and with a computer that sleeps.
  document.addEventListener('visibilitychange', tick)
}

function stop(): void {
  clearInterval(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', tick)
}

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
}
