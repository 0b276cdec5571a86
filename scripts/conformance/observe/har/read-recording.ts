import { createReadStream } from 'node:fs'
import { describeFileError } from '../../files/describe-file-error'
import { CannotRun } from '../../model/errors'
import { type HarEntry, harEntrySchema } from './har-entry'
import { createEntryScanner } from './scan-entries'

/** A recording that is read as it is judged: of a long one there is never more than a part in memory. */
export interface Recording {
  /** As reports name it. */
  readonly file: string
  /**
   * The entries, one after the other.
   *
   * @throws {CannotRun} when the file can't be read, or is no HTTP Archive.
   */
  entries(): AsyncGenerator<HarEntry>
  /** What could not be read, in sentences; known once all entries were read. */
  listGaps(): readonly string[]
}

const TAKES = 'It takes an HTTP Archive (HAR), as browsers and proxies save it.'

/** A recording in a file; nothing is read yet. */
export function openRecording(file: string, option = '--observe'): Recording {
  const scanner = createEntryScanner()
  const fail = (why: string) => new CannotRun(`${option} ${file}: ${why} ${TAKES}`)
  let read = 0
  let strange = 0

  async function* entries(): AsyncGenerator<HarEntry> {
    let isEmpty = true
    for await (const chunk of readText(file, fail)) {
      isEmpty &&= chunk.trim() === ''
      for (const text of scanner.push(chunk)) {
        const entry = parseEntry(text)
        if (!entry) strange += 1
        else {
          read += 1
          yield entry
        }
      }
    }
    if (isEmpty) throw fail('It is empty.')
    if (scanner.hasEntries) return
    if (scanner.isCut) throw fail('It is not JSON, or it ends before its first entry.')
    throw fail('It has another shape (log.entries: there is no such list).')
  }

  return {
    file,
    entries,
    listGaps: () => [
      ...(scanner.isCut ? [`The recording ends in its middle: ${count(read)} could be read.`] : []),
      ...(strange > 0 ? [`${count(strange)} of the recording are not as in an HTTP Archive.`] : []),
      ...(scanner.tooLong > 0
        ? [`${count(scanner.tooLong)} of the recording are longer than 32 MB, and were left out.`]
        : []),
    ],
  }
}

async function* readText(file: string, fail: (why: string) => CannotRun): AsyncGenerator<string> {
  const stream = createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 20 })
  try {
    for await (const chunk of stream) yield String(chunk)
  } catch (error) {
    throw error instanceof CannotRun ? error : fail(describeFileError(error))
  }
}

function parseEntry(text: string): HarEntry | undefined {
  try {
    return harEntrySchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function count(entries: number): string {
  return entries === 1 ? '1 entry' : `${entries} entries`
}
