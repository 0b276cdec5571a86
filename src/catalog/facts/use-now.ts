import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store'

const TICK_MS = 60_000

const clock = createStore(new Date())
let drawnAt = clock.get()
let timer: ReturnType<typeof setInterval> | undefined
let listeners = 0

/** The time, to the minute, so that what is said of it stays true while the page is open. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, read, () => drawnAt)
}

/** Says as of when the server draws. The browser takes that over as it is, and then tells its own time. */
export function drawAsOf(time: Date): void {
  drawnAt = time
}

/** The clock is stopped while it has no subscriber, so `now` may be old. */
function read(): Date {
  const elapsedMs = Math.abs(Date.now() - clock.get().getTime())
  if (timer === undefined && elapsedMs >= TICK_MS) tick()
  return clock.get()
}

/** One clock for the whole page. */
function subscribe(onTick: () => void): () => void {
  if (listeners === 0) start()
  listeners += 1
  const unsubscribe = clock.subscribe(onTick)
  return () => {
    unsubscribe()
    listeners -= 1
    if (listeners === 0) stop()
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
  clock.set(new Date())
}
