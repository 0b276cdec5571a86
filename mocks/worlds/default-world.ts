import type { Hono } from 'hono'
import type { RecordedData } from '../api/database/worlds/recorded-data'
import type { WorldSource } from './world'

/** The world whose API is at the mock's own address too, which no name has. */
export const DEFAULT_WORLD = 'default'

/** By which the databases of worlds know its data. */
export const DEFAULT_SCHEMA = 'default'

/** What the default world stands on: a whole service and its database, which may be kept on a disk. */
export interface DefaultService {
  readonly app: Hono
  readonly data: RecordedData
  /** What its data began as. */
  readonly source: WorldSource
  /** Has it take the time from here, from now on. */
  takeTimeFrom(now: () => Date): void
}
