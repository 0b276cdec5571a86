import type { Store } from '../../model/store'

/** What can be watched of a store. */
export type Readable<State> = Pick<Store<State, never>, 'read'>

/**
 * Shows a part of the state now. Elements are made once and changed: what a merchant's script did to them stays, and
 * one that it removed does not come back.
 *
 * @returns looks again, and shows the part when it has become another
 */
export function createLook<State, Value>(
  store: Readable<State>,
  select: (state: State) => Value,
  show: (value: Value) => void,
): () => void {
  let shown = select(store.read())
  show(shown)
  return () => {
    const next = select(store.read())
    if (next === shown) return
    shown = next
    show(next)
  }
}
