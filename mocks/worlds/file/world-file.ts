import { z } from 'zod'

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
