import { copyArgument } from './copy-argument'
import type { CallName, RecordedCall } from './recorded-call'

/** Enough for any scenario, and bounded, so that a long-lived page does not run out of memory. */
const MAX_RECORDED_CALLS = 1000

export interface CallRecorder {
  record(name: CallName, args: readonly unknown[]): void
  /** The latest calls, oldest first. */
  list(): readonly RecordedCall[]
  clear(): void
  /** Calls the listener on every call until the returned function is called. */
  listen(listener: (call: RecordedCall) => void): () => void
}

export function createCallRecorder(): CallRecorder {
  let calls: RecordedCall[] = []
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
    clear() {
      calls = []
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
