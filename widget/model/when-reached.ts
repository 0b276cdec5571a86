import type { Store } from './store'

/** Resolves as soon as the store's state is as wanted, at once where it is already. */
export function whenReached<State>(
  store: Store<State, unknown>,
  isReached: (state: State) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isReached(store.read())) return
      stop()
      resolve()
    }
    const stop = store.subscribe(look)
    look()
  })
}
