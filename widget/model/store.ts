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
 * Runs a pure transition function. Effects of one event are performed before the next event is
 * taken, also when performing them dispatches: handlers of the merchant may call the widget back.
 */
export function createStore<State, Event, Effect>(
  parts: StoreParts<State, Event, Effect>,
): Store<State, Event> {
  let state = parts.initial
  const waiting: Event[] = []
  let isDraining = false
  const listeners = new Set<() => void>()

  function dispatch(event: Event): void {
    waiting.push(event)
    if (isDraining) return
    isDraining = true
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next)
    } finally {
      isDraining = false
    }
  }

  function take(event: Event): void {
    const before = state
    const step = parts.transition(state, event)
    state = step.state
    for (const effect of step.effects) parts.perform(effect, dispatch)
    if (state !== before) for (const listener of [...listeners]) listener()
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
