import { type StartedApi, type StartOptions, startApi } from '../../mocks/api/start-api'
import { DEFAULT_WORLD, type DefaultService } from '../../mocks/worlds/default-world'
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

/**
 * Starts the service that the world `default` stands on.
 *
 * @param options but for what a world decides: its time, its limits, and what becomes of its steps
 */
export async function startDefault(
  options: Pick<StartOptions, 'host' | 'isInMemory' | 'productCount'> &
    Pick<StartOptions, 'checksAnswers' | 'onViolation' | 'environment' | 'log' | 'dataDirectory'>,
): Promise<StartedDefault> {
  let now = () => new Date()
  let joined: Worlds | undefined
  const seededAs = (options.productCount ?? 0) > 0 ? 'kept' : 'state'
  const api = await startApi({
    ...options,
    mode: 'mock',
    isRecorded: true,
    rates: WORLD_RATES,
    limits: WORLD_LIMITS,
    now: () => now(),
    async onReset(reset) {
      const world = await joined?.find(DEFAULT_WORLD)
      await (world ? world.replace(FIRST_STATE, reset, { source: seededAs }) : reset())
    },
  })
  const { app, recorded } = api
  return {
    api,
    own: recorded && {
      app,
      data: recorded,
      source: recorded.isNew ? seededAs : 'kept',
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
