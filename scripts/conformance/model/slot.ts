import { Blocked } from './errors'

/** A value that one step finds and later steps need. */
export interface Slot<T> {
  set(value: T): void
  /** @throws {Blocked} while it is empty. */
  get(): T
  peek(): T | undefined
  clear(): void
}

/** A slot; `from` names the step that fills it. */
export function createSlot<T>(from: string): Slot<T> {
  let held: { readonly value: T } | undefined
  return {
    set(value) {
      held = { value }
    },
    get() {
      if (!held) throw new Blocked(from)
      return held.value
    },
    peek: () => held?.value,
    clear() {
      held = undefined
    },
  }
}
