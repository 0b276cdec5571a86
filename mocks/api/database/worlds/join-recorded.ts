import type { RecordedData } from './recorded-data'
import { openWorldDatabases, type WorldDatabases } from './world-databases'

/**
 * The databases of worlds, one of which has a database of its own. That of the others is opened when one of them is used.
 *
 * @param own the name by which worlds know that one
 */
export function joinRecorded(
  own: string,
  data: RecordedData,
  open: () => Promise<WorldDatabases> = openWorldDatabases,
): WorldDatabases {
  let opening: Promise<WorldDatabases> | undefined
  let opened: WorldDatabases | undefined

  async function others(): Promise<WorldDatabases> {
    opening ??= open()
    opened = await opening
    return opened
  }

  return {
    create: async (from) => (await others()).create(from),
    async replace(schema, from, now, youngMs) {
      const databases = await others()
      if (schema !== own) return databases.replace(schema, from, now, youngMs)
      const rows = await databases.read(from)
      await data.write(rows, await databases.readSeedPhotos(rows.seedPhotos), now, youngMs)
    },
    renew: async (schema, now, youngMs) =>
      schema === own ? data.renew(now, youngMs) : (await others()).renew(schema, now, youngMs),
    leaveOut: async (...part) => (await others()).leaveOut(...part),
    growCatalog: async (...growth) => (await others()).growCatalog(...growth),
    putCatalog: async (schema, catalog, now) =>
      schema === own
        ? data.putCatalog(catalog, now)
        : (await others()).putCatalog(schema, catalog, now),
    repeatOrders: async (...orders) => (await others()).repeatOrders(...orders),
    async read(schema) {
      const databases = await others()
      return schema === own ? data.read(await databases.listSeedPhotos()) : databases.read(schema)
    },
    async write(schema, rows) {
      const databases = await others()
      if (schema !== own) return databases.write(schema, rows)
      return data.write(rows, await databases.readSeedPhotos(rows.seedPhotos))
    },
    listSeedPhotos: async () => (await others()).listSeedPhotos(),
    readSeedPhotos: async (hashes) => (await others()).readSeedPhotos(hashes),
    of(schema) {
      if (schema === own) return data.database
      if (!opened) throw new Error(`No world has made ${schema} yet.`)
      return opened.of(schema)
    },
    hasChanged: async (schema, step) =>
      schema === own ? data.hasChanged(step) : (await others()).hasChanged(schema, step),
    restore: async (schema, step) =>
      schema === own ? data.restore(step) : (await others()).restore(schema, step),
    forget: async (schema, step) =>
      schema === own ? data.forget(step) : (await others()).forget(schema, step),
    async drop(schema) {
      if (schema !== own) await (await others()).drop(schema)
    },
    async close() {
      if (opening) await (await opening).close()
    },
  }
}
