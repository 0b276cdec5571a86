import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { parseJson } from '../../../mocks/contract/json'
import { CannotRun } from '../model/errors'
import { describeFileError } from './describe-file-error'

/** A file that an option names. */
export interface InputFile {
  /** As in `--since`. */
  readonly option: string
  readonly path: string
  /** What the option takes, as in "a report that --json wrote". */
  readonly takes: string
}

/**
 * Reads a JSON file of a known shape.
 *
 * @throws {CannotRun} when it can't be read, is no JSON, or has another shape.
 */
export async function readInput<T>(file: InputFile, schema: z.ZodType<T>): Promise<T> {
  const { option, path, takes } = file
  const fail = (why: string) => new CannotRun(`${option} ${path}: ${why} It takes ${takes}.`)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw fail(describeFileError(error))
  })
  const json = parseJson(text)
  if (json === undefined) throw fail(text.trim() === '' ? 'It is empty.' : 'It is not JSON.')
  const read = schema.safeParse(json.value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw fail(`It has another shape (${issue?.path.join('.') || 'at its root'}: ${issue?.message}).`)
}
