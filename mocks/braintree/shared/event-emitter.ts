/** `next` comes with those events after which the component waits for its merchant. */
type Handler<Payload> = (payload: Payload, ...next: (() => void)[]) => void

type Handlers<Events> = { [Name in keyof Events]?: Handler<Events[Name]>[] }

/** The `on`, `off` and `hasListener` that merchants use, and the `emit` that they don't. */
export interface EventEmitter<Events> {
  on<Name extends keyof Events>(event: Name, handler: Handler<Events[Name]>): void
  off<Name extends keyof Events>(event: Name, handler: Handler<Events[Name]>): void
  hasListener(event: keyof Events): boolean
  emit<Name extends keyof Events>(event: Name, payload: Events[Name], ...next: (() => void)[]): void
}

/** Handlers run in the order in which they were added; the same one may be added again. */
export function createEventEmitter<Events>(): EventEmitter<Events> {
  const handlers: Handlers<Events> = {}
  return {
    on(event, handler) {
      handlers[event] = [...(handlers[event] ?? []), handler]
    },
    off(event, handler) {
      const added = handlers[event] ?? []
      const index = added.indexOf(handler)
      if (index >= 0) handlers[event] = added.toSpliced(index, 1)
    },
    hasListener(event) {
      return (handlers[event] ?? []).length > 0
    },
    emit(event, payload, ...next) {
      // A signal has no payload, and its handlers get no argument.
      const given = payload === undefined ? [] : [payload, ...next]
      for (const handler of handlers[event] ?? []) Reflect.apply(handler, undefined, given)
    },
  }
}
