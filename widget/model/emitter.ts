import type { DropInEventHandler, DropInEventMap, DropInEventName } from './terms/public-event'

/** The merchant's handlers. */
export interface Emitter {
  on<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  off<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  hasListener(event: DropInEventName): boolean
  emit<Name extends DropInEventName>(event: Name, payload: DropInEventMap[Name]): void
  clear(): void
}

type Handlers = { [Name in DropInEventName]?: readonly DropInEventHandler<Name>[] }

/** @param onError what becomes of an error that a handler throws: it must not stop the widget */
export function createEmitter(onError: (error: unknown) => void): Emitter {
  let handlers: Handlers = {}

  function handlersOf<Name extends DropInEventName>(
    event: Name,
  ): readonly DropInEventHandler<Name>[] {
    // A Map: an event may have the name of a method of objects, such as `toString`.
    return (Object.keys(handlers).includes(event) && handlers[event]) || []
  }

  return {
    on(event, handler) {
      handlers = { ...handlers, [event]: [...handlersOf(event), handler] }
    },
    off(event, handler) {
      const known = handlersOf(event)
      const at = known.indexOf(handler)
      handlers = { ...handlers, [event]: known.filter((_, index) => index !== at) }
    },
    hasListener: (event) => handlersOf(event).length > 0,
    emit(event, payload) {
      for (const handler of handlersOf(event)) {
        try {
          handler(payload)
        } catch (error) {
          onError(error)
        }
      }
    },
    clear() {
      handlers = {}
    },
  }
}
