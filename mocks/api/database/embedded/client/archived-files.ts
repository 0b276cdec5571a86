import { open } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'

/** What of Emscripten's file system is used, whose types are in a package of their own. */
interface MemoryFiles {
  mkdirTree(path: string): void
  createDataFile(
    folder: string,
    name: string,
    data: Uint8Array,
    isReadable: boolean,
    isWritable: boolean,
    /** Whether the bytes become the file's, in place of a copy. */
    isOwned: boolean,
  ): unknown
  quit(): void
}

/**
 * Files in memory that begin as those of an archive. It is read while PGlite compiles, and each file is a part of its bytes:
 * PGlite's own `loadDataDir` copies them three times, which is a third of the time that it takes to start.
 */
export class ArchivedFiles extends EmscriptenBuiltinFilesystem {
  readonly #archive: Promise<Uint8Array>

  /** @param path of a tar archive, uncompressed, as `dumpDataDir` writes it */
  constructor(path: string) {
    super()
    this.#archive = readWhole(path)
    // Whoever waits for the files meets it; nobody does when PGlite fails before.
    this.#archive.catch(() => undefined)
  }

  /** @throws Error when the archive can't be read */
  override async initialSyncFs(): Promise<void> {
    const files = this.#files()
    files.mkdirTree(PGlite.paths.PGDATA)
    for (const { path, data } of readEntries(await this.#archive)) {
      const place = PGlite.paths.PGDATA + path
      if (!data) {
        files.mkdirTree(place)
        continue
      }
      const cut = place.lastIndexOf('/')
      files.createDataFile(place.slice(0, cut), place.slice(cut + 1), data, true, true, true)
    }
  }

  override async closeFs(): Promise<void> {
    this.#files().quit()
  }

  #files(): MemoryFiles {
    if (!this.pg) throw new Error('PGlite has not begun to use these files.')
    return this.pg.Module.FS
  }
}

/** In one go: what reads in parts waits for its turn again and again. */
async function readWhole(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = new Uint8Array(size)
    for (let read = 0; read < size; ) {
      const { bytesRead } = await file.read(bytes, read, size - read, read)
      if (bytesRead === 0) throw new Error(`${path} has become shorter while it was read.`)
      read += bytesRead
    }
    return bytes
  } finally {
    await file.close()
  }
}

interface Entry {
  /** Begins with a slash. */
  readonly path: string
  /** `undefined` for a folder. */
  readonly data: Uint8Array | undefined
}

const RECORD_BYTES = 512
const FOLDER = '5'

/** What a tar archive holds, folders before what is in them. */
export function* readEntries(archive: Uint8Array): Generator<Entry> {
  const text = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const fieldAt = (from: number, length: number) =>
    text.toString('latin1', from, from + length).split('\0', 1)[0] ?? ''
  for (let head = 0; archive[head]; ) {
    const isFolder = fieldAt(head + 156, 1) === FOLDER
    const size = isFolder ? 0 : Number.parseInt(fieldAt(head + 124, 12), 8)
    const begin = head + RECORD_BYTES
    const path = fieldAt(head, 100)
    yield { path, data: isFolder ? undefined : archive.subarray(begin, begin + size) }
    head = begin + Math.ceil(size / RECORD_BYTES) * RECORD_BYTES
  }
}
