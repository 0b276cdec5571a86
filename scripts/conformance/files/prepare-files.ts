import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotRun } from '../model/errors'
import type { ReportFiles } from '../options/parse-options'
import { codeOf, describeFileError } from './describe-file-error'

/**
 * Makes the folders of the reports and sees whether the files can be written: before the run, which takes a while.
 *
 * @throws {CannotRun} for one that can't.
 */
export async function prepareFiles(files: ReportFiles): Promise<void> {
  for (const [format, file] of Object.entries(files)) await prepareFile(`--${format}`, file)
}

/**
 * Makes the folder of a file and sees whether it can be written.
 *
 * @throws {CannotRun} when it can't.
 */
export async function prepareFile(option: string, file: string): Promise<void> {
  const why = await findObstacle(file).catch(describeFileError)
  if (why !== undefined) {
    throw new CannotRun(`${option} ${file}: ${why} It takes a file that can be written.`)
  }
}

/**
 * Makes the directory of the scripts and sees whether it can be written to.
 *
 * @throws {CannotRun} when it can't.
 */
export async function prepareDirectory(option: string, path: string): Promise<void> {
  const why = await mkdir(path, { recursive: true })
    .then(() => access(path, constants.W_OK))
    .then(() => undefined, describeFileError)
  if (why !== undefined) {
    throw new CannotRun(`${option} ${path}: ${why} It takes a directory that can be written to.`)
  }
}

async function findObstacle(file: string): Promise<string | undefined> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const known = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (known?.isDirectory()) return 'It is a folder.'
  await access(known ? file : folder, constants.W_OK)
  return undefined
}
