import type { TextStorage, WriteOutcome } from './storage'
import { createStore, type Store } from './store'

interface StoredValueOptions<Value> {
  key: string
  storage: TextStorage
  /** Reads the stored text, `null` when there is none. Never throws. */
  parse(text: string | null): Value
  /** `null` removes the entry. */
  serialize(value: Value): string | null
}

/** A value in storage that can be watched. */
export interface StoredValue<Value> extends Pick<Store<Value>, 'get' | 'subscribe'> {
  /** Applies a change to the value in storage, which another tab may just have written. */
  update(change: (current: Value) => Value): WriteOutcome
  /** How the last write ended; a value that could not be written lives as long as the page. */
  lastWrite(): WriteOutcome
}

export function createStoredValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, storage, parse, serialize } = options
  let text = storage.read(key)
  const store = createStore(parse(text))
  let outcome: WriteOutcome = 'saved'

  /** The value in storage now, unless the one here could not be written and so is newer. */
  const current = () => {
    if (outcome !== 'saved') return store.get()
    const found = storage.read(key)
    if (found === text) return store.get()
    text = found
    return parse(found)
  }

  const write = (serialized: string | null): WriteOutcome => {
    if (serialized !== null) return storage.write(key, serialized)
    storage.remove(key)
    return 'saved'
  }

  storage.watch(key, () => {
    outcome = 'saved'
    store.set(current())
  })

  return {
    get: store.get,
    subscribe: store.subscribe,
    update(change) {
      const before = current()
      const next = change(before)
      if (next === before) {
        // Another tab's value, whose event is still on its way.
        if (before !== store.get()) store.set(before)
        return outcome
      }
      const serialized = serialize(next)
      outcome = write(serialized)
      if (outcome === 'saved') text = serialized
      store.set(next)
      return outcome
    },
    lastWrite: () => outcome,
  }
}
