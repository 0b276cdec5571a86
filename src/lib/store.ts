/** A value that can be watched, in the form that `useSyncExternalStore` takes. */
export interface Store<Value> {
  get(): Value
  /** Replaces the value and tells every subscriber. */
  set(next: Value): void
  /** Calls back after each change; the function it returns ends that. */
  subscribe(onChange: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
