import type { ForeignCatalog } from '../api/database/worlds/put-catalog'
import type { WorldDatabases } from '../api/database/worlds/world-databases'
import { DEFAULT_SCHEMA, DEFAULT_WORLD, type DefaultService } from './default-world'
import { loadWorld } from './file/load-world'
import { saveWorld } from './file/world-file'
import { ClockError } from './model/clock'
import { type BuildService, openWorld } from './open-world'
import { FIRST_STATE, readStateName, type StateName } from './states/states'
import { createTemplates, setOut } from './states/templates'
import type { World } from './world'
import { describeNoName, isWorldName } from './world-name'

const FORGOTTEN_AFTER_MS = 60 * 60_000
const MOST_WORLDS = 500
const MOST_DRAWN_A_MILLISECOND = 1_000
const STAYS =
  'The world "default" is the backend at /api, which stays: put it into a state, such as PUT /w/default?state=seed.'
/** What is in a world is some years older than the world, and the database's years have four digits. */
const EARLIEST_BEGINNING = new Date('1010-01-01T00:00:00.000Z')
const LATEST_BEGINNING = new Date('+010000-01-01T00:00:00.000Z')

/** Worlds by their names; each is made when it is first used. */
export interface Worlds {
  /**
   * The world of that name, made when there is none.
   *
   * @param state that it is made in
   * @param freeze when it is made, by its own clock, which stands still then; now when it is left out
   * @throws WorldError for a name that is none, or when there are too many worlds; StateError for an unknown state;
   *   ClockError for a time that no world begins at
   */
  use(name: string, state?: string, freeze?: Date): Promise<World>
  /**
   * Puts a world into a state, whatever it was before.
   *
   * @param freeze when that is, as with `use`
   * @throws StateError for an unknown one; ClockError for a time that no world begins at
   */
  applyState(world: World, state: string, freeze?: Date): Promise<void>
  /**
   * Does work in a world that is made for it and deleted then, whose ids and secrets are those of the name.
   *
   * @throws what the work throws, and as `applyState` does
   */
  tryOut(
    name: string,
    state: string,
    freeze: Date | undefined,
    work: (world: World) => Promise<void>,
  ): Promise<void>
  /** A world as the bytes of a file. */
  save(world: World): Promise<Uint8Array>
  /**
   * Puts what a file holds in place of a world: data, clock and troubles.
   *
   * @throws FileError for a file that can't be read, with why; the world is as it was
   */
  load(world: World, file: Uint8Array): Promise<void>
  /** Puts what another backend sells into a world; it is no step of it. */
  putCatalog(world: World, catalog: ForeignCatalog): Promise<void>
  /** Uses it too; `undefined` where there is none. */
  find(name: string): Promise<World | undefined>
  list(): Promise<readonly World[]>
  /** Whether there was one to delete. */
  remove(name: string): Promise<boolean>
  /** Deletes the worlds that nobody has used for an hour, save those that are kept. */
  forgetUnused(kept?: readonly string[]): Promise<void>
  close(): Promise<void>
}

/** A world can't be had, for a reason that whoever asked can change. */
export class WorldError extends Error {
  override readonly name = 'WorldError'
}

interface Entry {
  readonly opening: Promise<World>
  usedAtMs: number
}

/** What worlds begin as, unless told otherwise. */
export interface Beginning {
  readonly state?: string | undefined
  /** As they are written; before those of the state. */
  readonly troubles?: string | undefined
  /** What the world `default` is; one like the others when it is left out. */
  readonly own?: DefaultService | undefined
}

export function createWorlds(
  databases: WorldDatabases,
  build: BuildService,
  beginning: Beginning = {},
  nowMs: () => number = () => performance.now(),
): Worlds {
  const entries = new Map<string, Entry>()
  const { own } = beginning
  const templates = createTemplates(databases, build)

  /** Opens the world whose data is there already; it stays as it is, unless a state is asked for. */
  async function openDefault(
    { source }: DefaultService,
    state: StateName | undefined,
    freeze?: Date,
  ): Promise<World> {
    const facts = { name: DEFAULT_WORLD, schema: DEFAULT_SCHEMA, state: FIRST_STATE, source }
    // An earlier mock drew ids for what it has left: from here on none comes twice.
    const drawn = source === 'state' ? 0 : Date.now() * MOST_DRAWN_A_MILLISECOND
    const world = await openWorld({ ...facts, drawn }, databases, build)
    if (state !== undefined || freeze) await applyState(world, state ?? FIRST_STATE, freeze)
    if (beginning.troubles) world.troubles.putFirst(beginning.troubles)
    return world
  }

  async function applyState(world: World, state: StateName, freeze?: Date): Promise<void> {
    const template = await templates.schemaOf(state)
    await world.replace(
      state,
      ({ replace }) => replace(world.schema, template, ...datesOf(freeze)),
      { began: freeze },
    )
    setOut(world, state)
    if (freeze) world.setClock({ freeze })
  }

  async function open(name: string, state: StateName, freeze?: Date): Promise<World> {
    const schema = await databases.create(await templates.schemaOf(state))
    try {
      await databases.renew(schema, ...datesOf(freeze))
      const world = await openWorld({ name, schema, state, freeze }, databases, build)
      setOut(world, state)
      if (freeze) world.setClock({ freeze })
      if (beginning.troubles) world.troubles.putFirst(beginning.troubles)
      return world
    } catch (error) {
      await databases.drop(schema)
      throw error
    }
  }

  async function remove(name: string): Promise<boolean> {
    if (own && name === DEFAULT_WORLD) throw new WorldError(STAYS)
    return end(name)
  }

  async function end(name: string): Promise<boolean> {
    const entry = entries.get(name)
    if (!entry) return false
    entries.delete(name)
    const world = await entry.opening
    await discard(world)
    return true
  }

  async function discard(world: World): Promise<void> {
    await world.stop()
    await databases.drop(world.schema)
  }

  return {
    remove,
    async applyState(world, name, freeze) {
      const state = readStateName(name)
      assertBeginning(freeze)
      await applyState(world, state, freeze)
    },
    async tryOut(name, state, freeze, work) {
      assertBeginning(freeze)
      const world = await open(name, readStateName(state), freeze)
      try {
        await work(world)
      } finally {
        await discard(world)
      }
    },
    save: (world) => saveWorld(world, databases),
    load: loadWorld,
    async putCatalog(world, catalog) {
      await databases.putCatalog(world.schema, catalog, world.now())
      world.markRecording()
    },
    async use(name, state = beginning.state, freeze) {
      const known = entries.get(name)
      if (known) {
        known.usedAtMs = nowMs()
        return known.opening
      }
      if (!isWorldName(name)) throw new WorldError(describeNoName(name))
      if (entries.size >= MOST_WORLDS) {
        throw new WorldError(
          `There are ${MOST_WORLDS} worlds already: delete one that is not used.`,
        )
      }
      assertBeginning(freeze)
      const wanted = state === undefined ? undefined : readStateName(state)
      const opening =
        own && name === DEFAULT_WORLD
          ? openDefault(own, wanted, freeze)
          : open(name, wanted ?? FIRST_STATE, freeze)
      entries.set(name, { opening, usedAtMs: nowMs() })
      // The next to ask for it tries again.
      opening.catch(() => entries.delete(name))
      return opening
    },
    async find(name) {
      const entry = entries.get(name)
      if (entry) entry.usedAtMs = nowMs()
      return entry?.opening
    },
    list: () => Promise.all([...entries.values()].map(({ opening }) => opening)),
    async forgetUnused(kept = []) {
      const oldest = nowMs() - FORGOTTEN_AFTER_MS
      const staying = own ? [DEFAULT_WORLD, ...kept] : kept
      const unused = [...entries].filter(
        ([name, { usedAtMs }]) => usedAtMs < oldest && !staying.includes(name),
      )
      for (const [name, entry] of unused) {
        // Somebody may have used it while others were deleted.
        if (entries.get(name) === entry && entry.usedAtMs < oldest) await remove(name)
      }
    },
    async close() {
      for (const name of entries.keys()) await end(name)
      await databases.close()
    },
  }
}

/** Exactly those of a time that is asked for; those of now where the mock has run for long. */
function datesOf(freeze: Date | undefined): [now: Date, youngMs?: number] {
  return freeze ? [freeze, 0] : [new Date()]
}

/** @throws ClockError for a time that no world begins at */
function assertBeginning(time: Date | undefined): void {
  if (!time || (time >= EARLIEST_BEGINNING && time < LATEST_BEGINNING)) return
  throw new ClockError(
    'A world begins at a time of the years 1010 to 9999, such as 2026-12-24T18:00:00Z.',
  )
}
