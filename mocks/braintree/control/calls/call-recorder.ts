import { copyArgument } from './copy-argument'
import type { CallName, RecordedCall } from './recorded-call'

/** Enough for any scenario, and bounded, so that a long-lived page does not run out of memory. */
const MAX_RECORDED_CALLS = 1000

export interface CallRecorder {
  record(name: CallName, args: readonly unknown[]): void
  /** The latest calls, oldest first. */
  list(): readonly RecordedCall[]
  clear(): void
  /** Resolves when the next call of this name has ended, well or not. */
  untilEnd(name: CallName): Promise<void>
  /** What to do when a call of this name has ended; nothing unless somebody waits for it. */
  takeWaiting(name: CallName): (() => void) | undefined
  /** Calls the listener on every call until the returned function is called. */
  listen(listener: (call: RecordedCall) => void): () => void
}

export function createCallRecorder(): CallRecorder {
  let calls: RecordedCall[] = []
  const waiting = new Map<CallName, () => void>()
  const listeners = new Set<(call: RecordedCall) => void>()
  return {
    record(name, args) {
      const call = {
        name,
        arguments: args.map((argument) => copyArgument(argument)),
        atMs: performance.now(),
      }
      calls.push(call)
      // Trimmed by half at a time, so that a call costs the same whether the list is full or not.
      if (calls.length > 2 * MAX_RECORDED_CALLS) calls = calls.slice(-MAX_RECORDED_CALLS)
      for (const listener of listeners) listener(call)
    },
    list: () => calls.slice(-MAX_RECORDED_CALLS),
    untilEnd: (name) =>
      new Promise((resolve) => {
        waiting.set(name, resolve)
      }),
    takeWaiting(name) {
      const ended = waiting.get(name)
      waiting.delete(name)
      return ended
    },
    clear() {
      calls = []
      waiting.clear()
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
