import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import { PHOTOS, TABLES_CHANGED_AT_MS } from '../../api/database/worlds/world-rows'
import { changeClock, MACHINE_TIME } from '../model/clock'
import { readStateName } from '../states/states'
import type { World } from '../world'
import { FileError, FORMAT, VERSION, type WorldFile, worldFileSchema } from './world-file'

const MOST_BYTES = 256 * 1024 * 1024
const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() })
/** Bytes are as the database writes them: `\x`, and two digits for each. */
const photoSchema = z.object({ hash: z.string(), data: z.string() })
const HOW_TO_SAVE = 'Files of worlds are what GET /w/NAME/file answers.'

/**
 * Puts what a file holds in place of a world.
 *
 * @throws FileError for a file that is foreign, damaged or of another version; StateError or TroubleError for names in it
 *   that there are not, ClockError for a time that no clock can have; the world is as it was
 */
export async function loadWorld(world: World, bytes: Uint8Array): Promise<void> {
  const { state, clock, troubles, drawn, rows } = await readFile(bytes)
  readStateName(state)
  world.troubles.check(troubles)
  // From the machine's time, at which it is left: rows may take seconds to write.
  const change =
    clock.kind === 'frozen' ? { freeze: new Date(clock.atMs) } : { advanceMs: clock.aheadMs }
  // Refused before anything is replaced.
  changeClock(MACHINE_TIME, change, Date.now())
  try {
    await world.replace(state, ({ write }) => write(world.schema, rows), {
      source: 'file',
      drawn,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new FileError(`This file of a world is damaged: its rows don't fit together (${reason}).`)
  }
  world.setClock(change)
  world.troubles.set(troubles)
}

async function readFile(bytes: Uint8Array): Promise<WorldFile> {
  const content = await unpack(bytes)
  const head = headSchema.safeParse(content).data
  if (!head) throw new FileError(`This is no file of a world. ${HOW_TO_SAVE}`)
  if (head.version !== VERSION) {
    throw new FileError(
      `This file of a world has version ${head.version}, and this mock reads version ${VERSION}. Make the world anew and save it again.`,
    )
  }
  const file = worldFileSchema.safeParse(content).data
  if (!file)
    throw new FileError(`This file of a world is damaged: parts are missing. ${HOW_TO_SAVE}`)
  if (file.tablesChangedAtMs !== TABLES_CHANGED_AT_MS) {
    const isOlder = file.tablesChangedAtMs < TABLES_CHANGED_AT_MS
    throw new FileError(
      `This file of a world was saved on ${file.savedAt} by ${isOlder ? 'an older' : 'a newer'} mock, whose tables were others. Make the world anew and save it again.`,
    )
  }
  checkPhotos(file)
  return file
}

/**
 * Whoever knows a photo's hash takes it for that one photo: this process, which has one copy for all worlds, and browsers,
 * which keep it.
 *
 * @throws FileError for a photo that is not the one of its hash
 */
function checkPhotos({ rows }: WorldFile): void {
  for (const row of rows.tables[PHOTOS] ?? []) {
    // The database refuses a row of another form.
    const photo = photoSchema.safeParse(row).data
    if (photo && !isOfItsHash(photo)) {
      throw new FileError(
        `This file of a world is damaged: the photo ${photo.hash.slice(0, 64)} is not the one that its hash is of. Give the product its photo in a world, and save that. ${HOW_TO_SAVE}`,
      )
    }
  }
}

function isOfItsHash({ hash, data }: z.infer<typeof photoSchema>): boolean {
  const bytes = Buffer.from(data.slice(2), 'hex')
  // Of what is no digit the database may make something else.
  if (data !== `\\x${bytes.toString('hex')}`) return false
  return hash === createHash('sha256').update(bytes).digest('hex')
}

async function unpack(bytes: Uint8Array): Promise<unknown> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    throw new FileError(`This is no file of a world. ${HOW_TO_SAVE}`)
  }
  try {
    const text = await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES })
    return JSON.parse(text.toString('utf8'))
  } catch {
    throw new FileError(`This file is damaged: it can't be unpacked. ${HOW_TO_SAVE}`)
  }
}
