import type { TextStorage, WriteOutcome } from './storage'

interface StoredValueOptions<Value> {
  key: string
  storage: TextStorage
  /** Reads whatever stands in storage; `null` when nothing does. Never throws. */
  parse(text: string | null): Value
  /** `null` removes the entry. */
  serialize(value: Value): string | null
}

/** A value in storage that can be watched, in the form `useSyncExternalStore` takes. */
export interface StoredValue<Value> {
  get(): Value
  /** Applies a change to what storage holds now, which another tab may just have written. */
  update(change: (current: Value) => Value): WriteOutcome
  subscribe(onChange: () => void): () => void
  /** How the last write ended; a value that could not be written lives as long as the page. */
  lastWrite(): WriteOutcome
}

export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, storage, parse, serialize } = options
  const listeners = new Set<() => void>()
  let text = storage.read(key)
  let value = parse(text)
  let outcome: WriteOutcome = 'saved'

  const notify = () => {
    for (const listener of listeners) listener()
  }

  const refresh = () => {
    // What could not be written is newer than what storage still holds.
    if (outcome !== 'saved') return
    const found = storage.read(key)
    if (found === text) return
    text = found
    value = parse(found)
  }

  storage.watch(key, () => {
    outcome = 'saved'
    refresh()
    notify()
  })

  return {
    get: () => value,
    update(change) {
      refresh()
      const next = change(value)
      if (next === value) return outcome
      value = next
      const serialized = serialize(next)
      if (serialized === null) {
        storage.remove(key)
        outcome = 'saved'
      } else {
        outcome = storage.write(key, serialized)
      }
      if (outcome === 'saved') text = serialized
      notify()
      return outcome
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    lastWrite: () => outcome,
  }
}
