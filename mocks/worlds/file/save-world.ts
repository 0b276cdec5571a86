import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WorldDatabases } from '../../api/database/worlds/world-databases'
import { TABLES_CHANGED_AT_MS } from '../../api/database/worlds/world-rows'
import type { World } from '../world'
import { FORMAT, VERSION, type WorldFile } from './world-file'

/** A world as a file: data, clock and troubles; secrets, sessions and steps stay behind. */
export async function saveWorld(
  world: World,
  databases: Pick<WorldDatabases, 'read'>,
): Promise<Uint8Array> {
  const { tables, seedPhotos } = await databases.read(world.schema)
  const file: WorldFile = {
    format: FORMAT,
    version: VERSION,
    tablesChangedAtMs: TABLES_CHANGED_AT_MS,
    savedAt: new Date().toISOString(),
    state: world.state(),
    clock: world.clock(),
    troubles: world.troubles.list().join(', '),
    drawn: world.drawn(),
    rows: {
      tables: Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, [...rows]])),
      seedPhotos: [...seedPhotos],
    },
  }
  return promisify(gzip)(JSON.stringify(file))
}
