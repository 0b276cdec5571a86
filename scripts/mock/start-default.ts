import { drawSecret } from '../../mocks/api/database/shared-secret'
import { withRandomSource } from '../../mocks/api/lib/random'
import { type StartedApi, type StartOptions, startApi } from '../../mocks/api/start-api'
import { DEFAULT_WORLD, type DefaultService } from '../../mocks/worlds/default-world'
import { createSeededRandom } from '../../mocks/worlds/model/seeded-random'
import { FIRST_STATE } from '../../mocks/worlds/states/states'
import { WORLD_LIMITS, WORLD_RATES } from '../../mocks/worlds/world-limits'
import type { Worlds } from '../../mocks/worlds/worlds'

/** The service at the mock's own address. */
export interface StartedDefault {
  readonly api: StartedApi
  /** As the world `default`; `undefined` on a database server, where others may write too and no step can be undone. */
  readonly own: DefaultService | undefined
  /** Opens it among the worlds that it is one of. */
  join(worlds: Worlds): Promise<void>
}

type Passed = 'host' | 'isInMemory' | 'productCount' | 'checksAnswers' | 'onViolation'

export interface DefaultOptions
  extends Pick<StartOptions, Passed | 'environment' | 'log' | 'dataDirectory'> {
  /** Whether what an earlier mock has left is put back to the seed. */
  readonly resets?: boolean
}

/**
 * Starts the service that the world `default` stands on.
 *
 * @param options but for what a world decides: its time, its limits, and what becomes of its steps
 */
export async function startDefault({
  resets = false,
  ...options
}: DefaultOptions): Promise<StartedDefault> {
  let now = () => new Date()
  let joined: Worlds | undefined
  const secrets = createSeededRandom(DEFAULT_WORLD)
  const seededAs = (options.productCount ?? 0) > 0 ? 'kept' : 'state'
  const api = await startApi({
    ...options,
    mode: 'mock',
    // As a world that is made anew draws them: a link to it opens in another mock.
    world: { readSecret: async () => withRandomSource(secrets.draw, drawSecret) },
    rates: WORLD_RATES,
    limits: WORLD_LIMITS,
    now: () => now(),
    async onReset(reset) {
      const world = await joined?.find(DEFAULT_WORLD)
      if (!world) return reset()
      // What goes wrong is none of the state that is put back.
      const troubles = world.troubles.list().join(', ')
      await world.replace(FIRST_STATE, reset, { source: seededAs })
      world.troubles.set(troubles)
    },
  })
  const { app, recorded } = api
  if (resets) await api.reset()
  return {
    api,
    own: recorded && {
      app,
      data: recorded,
      source: recorded.isNew || resets ? seededAs : 'kept',
      takeTimeFrom(clock) {
        now = clock
      },
    },
    async join(worlds) {
      await worlds.use(DEFAULT_WORLD)
      joined = worlds
    },
  }
}
