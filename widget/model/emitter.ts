import type { DropInEventHandler, DropInEventMap, DropInEventName } from './terms/public-event'

/** The merchant's handlers. */
export interface Emitter {
  on<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  off<Name extends DropInEventName>(event: Name, handler: DropInEventHandler<Name>): void
  hasListener(event: DropInEventName): boolean
  /** Calls the one listener of every event, before the handlers of each; until the emitter is cleared. */
  onAny(listener: (event: DropInEventName, payload: unknown) => void): void
  emit<Name extends DropInEventName>(event: Name, payload: DropInEventMap[Name]): void
  clear(): void
}

/** A handler, and how it is called. */
interface Registration<Name extends DropInEventName> {
  readonly handler: DropInEventHandler<Name>
  readonly call: DropInEventHandler<Name>
}

type Registrations = { [Name in DropInEventName]?: readonly Registration<Name>[] }

/** @param onError what becomes of an error that a handler throws: it must not stop the widget */
export function createEmitter(onError: (error: unknown) => void): Emitter {
  let all: Registrations = {}
  let hearAny: Parameters<Emitter['onAny']>[0] | undefined

  function registrationsOf<Name extends DropInEventName>(
    event: Name,
  ): readonly Registration<Name>[] {
    // An event may have the name of a method of objects, such as `toString`.
    return (Object.keys(all).includes(event) && all[event]) || []
  }

  return {
    on(event, handler) {
      const registration = { handler, call: keepZone(handler) }
      all = { ...all, [event]: [...registrationsOf(event), registration] }
    },
    off(event, handler) {
      const known = registrationsOf(event)
      const gone = known.find((registration) => registration.handler === handler)
      all = { ...all, [event]: known.filter((registration) => registration !== gone) }
    },
    hasListener: (event) => registrationsOf(event).length > 0,
    onAny(listener) {
      hearAny = listener
    },
    emit(event, payload) {
      hearAny?.(event, payload)
      for (const { call } of registrationsOf(event)) {
        try {
          call(payload)
        } catch (error) {
          onError(error)
        }
      }
    },
    clear() {
      all = {}
      hearAny = undefined
    },
  }
}

/**
 * Calls a handler in the zone that it was registered in, where a page has zone.js. That loses its zone at an `await`, and
 * Angular renders what changes in its own zone alone.
 */
function keepZone<Payload>(handler: (payload: Payload) => void): (payload: Payload) => void {
  const zone: unknown = Object(Reflect.get(globalThis, 'Zone')).current
  return hasRun(zone) ? (payload) => zone.run(() => handler(payload)) : handler
}

function hasRun(zone: unknown): zone is { run(task: () => void): void } {
  return typeof zone === 'object' && zone !== null && 'run' in zone
}
