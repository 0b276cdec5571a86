import { SEED_SCHEMA } from '../../api/database/worlds/schema-statements'
import type { WorldDatabases } from '../../api/database/worlds/world-databases'
import { type BuildService, openWorld } from '../open-world'
import { openShop } from '../recipes/open-shop'
import type { Shop } from '../recipes/shop'
import type { Arranging, World } from '../world'
import { type StateName, states } from './states'

/** "A minute ago" is still true then. */
const YOUNG_MS = 30_000
/** One in a millisecond: what a state holds is older than its worlds. */
const MOST_CALLS = 1_000

/** The data of states, made when they are first asked for and kept: a world of one is a copy. */
export interface Templates {
  /** The schema that holds a state's data. */
  schemaOf(name: StateName): Promise<string>
}

export function createTemplates(databases: WorldDatabases, build: BuildService): Templates {
  const schemas = new Map<StateName, Promise<string>>()

  /** Has its recipe done, which ends at a time. */
  async function arrange(
    name: StateName,
    schema: string,
    madeAt: Date,
    prepare: (shop: Shop) => Promise<void>,
  ): Promise<void> {
    const freeze = new Date(madeAt.getTime() - MOST_CALLS)
    const facts = { name: `state ${name}`, schema, state: name, freeze, isTemplate: true }
    const world = await openWorld(facts, databases, build)
    await world.arrange({ method: 'PUT', path: `/state/${name}` }, async (arranging) =>
      prepare(openShop(inTicks(world, arranging))),
    )
    await world.stop()
    if (world.now() > madeAt) throw new Error(`${name} takes more than ${MOST_CALLS} calls`)
  }

  async function make(name: StateName): Promise<string> {
    const { without, productCount, make: prepare, orderCount } = states[name]
    // What is in the data alone: clock, troubles and sessions are each world's own.
    if (!without && !productCount && !prepare && !orderCount) return SEED_SCHEMA
    const madeAt = new Date()
    const schema = await databases.create(SEED_SCHEMA)
    try {
      if (without) await databases.leaveOut(schema, without)
      await databases.renew(schema, madeAt, 0)
      if (productCount) await databases.growCatalog(schema, productCount, madeAt)
      if (prepare) await arrange(name, schema, madeAt, prepare)
      if (orderCount) await databases.repeatOrders(schema, orderCount)
      return schema
    } catch (error) {
      await databases.drop(schema)
      throw error
    }
  }

  /** Copies have its dates. */
  async function renewed(schema: string): Promise<string> {
    if (schema !== SEED_SCHEMA) await databases.renew(schema, new Date(), YOUNG_MS)
    return schema
  }

  return {
    async schemaOf(name) {
      const known = schemas.get(name)
      if (known) return renewed(await known)
      const making = make(name)
      schemas.set(name, making)
      // Whoever asks for it next tries again.
      making.catch(() => schemas.delete(name))
      return making
    },
  }
}

/** Each call a millisecond after the one before, however quick the machine is: a state has the same dates each time. */
function inTicks(world: World, arranging: Arranging): Arranging {
  return {
    ...arranging,
    send(request) {
      world.setClock({ advanceMs: 1 })
      return arranging.send(request)
    },
  }
}

/** Sets what a state is besides its data. */
export function setOut(world: World, name: StateName): void {
  const { clock, troubles } = states[name]
  if (clock) world.setClock(clock)
  if (troubles) world.troubles.set(troubles)
}
