import type { Contract } from '../../api/contract/contract'
import { createJournal, type Journal } from '../calls/journal'
import type { Serve } from '../troubles/create-troubles'
import type { World } from '../world'
import type { Worlds } from '../worlds'

/** What answers calls, and remembers them. */
export interface Backend {
  readonly journal: Journal
  readonly serve: Serve
  /** The persona that makes a call, where it is one. */
  personaOf(request: Request): Promise<string | undefined>
  /** Aborted when it ends before the mock does. */
  readonly stopped?: AbortSignal
}

export interface Backends {
  of(world: World): Backend
  /** By a world's name; `undefined` where there is none. */
  find(name: string): Promise<Backend | undefined>
}

/** The backends of a mock: a world's calls are remembered as long as it is there. */
export function createBackends(worlds: Worlds, contract: Contract): Backends {
  const known = new WeakMap<World, Backend>()

  function of(world: World): Backend {
    const present = known.get(world)
    if (present) return present
    const { fetch: serve, personaOf, now, stopped } = world
    const step = () => world.steps()[0]?.number ?? 0
    const backend = { serve, personaOf, stopped, journal: createJournal({ contract, now, step }) }
    known.set(world, backend)
    return backend
  }

  return {
    of,
    async find(name) {
      const world = await worlds.find(name)
      return world && of(world)
    },
  }
}
