/** State that views read and subscribe to, and events that change it. */
export interface Store<State, Event> {
  read(): State
  dispatch(event: Event): void
  /** Calls `listener` after each change; returns how to stop that. */
  subscribe(listener: () => void): () => void
}

interface StoreParts<State, Event, Effect> {
  readonly initial: State
  readonly transition: (
    state: State,
    event: Event,
  ) => { readonly state: State; readonly effects: readonly Effect[] }
  readonly perform: (effect: Effect, dispatch: (event: Event) => void) => void
}

/**
 * Runs a pure transition function. The state changes at once; effects and listeners take their turns, in the order of the
 * events, also when performing them dispatches: handlers of the merchant may call the widget back, and read what they did.
 */
export function createStore<State, Event, Effect>(
  parts: StoreParts<State, Event, Effect>,
): Store<State, Event> {
  let state = parts.initial
  const waiting: (() => void)[] = []
  let isDraining = false
  const listeners = new Set<() => void>()

  function dispatch(event: Event): void {
    const before = state
    const { state: after, effects } = parts.transition(state, event)
    state = after
    for (const effect of effects) waiting.push(() => parts.perform(effect, dispatch))
    if (after !== before) waiting.push(notify)
    drain()
  }

  function drain(): void {
    if (isDraining) return
    isDraining = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) next()
    } finally {
      isDraining = false
    }
  }

  function notify(): void {
    for (const listener of [...listeners]) listener()
  }

  return {
    read: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
