import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { z } from 'zod'
import type { WorldDatabases } from '../../api/database/worlds/world-databases'
import { TABLES_CHANGED_AT_MS } from '../../api/database/worlds/world-rows'
import type { World } from '../world'

export const FORMAT = 'prompt-bazaar-world'
export const VERSION = 1

/** What a file of a world holds, compressed by gzip. */
export const worldFileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  /** Of the tables that the rows fit into, in milliseconds since 1970. */
  tablesChangedAtMs: z.number(),
  savedAt: z.string(),
  state: z.string(),
  clock: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('running'), aheadMs: z.number() }),
    z.object({ kind: z.literal('frozen'), atMs: z.number() }),
  ]),
  troubles: z.string(),
  drawn: z.number(),
  rows: z.object({
    tables: z.record(z.string(), z.array(z.unknown())),
    seedPhotos: z.array(z.string()),
  }),
})

export type WorldFile = z.infer<typeof worldFileSchema>

/** A file that can't be loaded, in a sentence that says why. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

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
