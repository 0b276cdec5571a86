import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { CannotRun } from '../model/errors'
import type { ReportFiles } from '../options/parse-options'

/**
 * Makes the folders of the reports and sees whether the files can be written: before the run, which takes a while.
 *
 * @throws {CannotRun} for one that can't.
 */
export async function prepareFiles(files: ReportFiles): Promise<void> {
  for (const [format, file] of Object.entries(files)) {
    await prepareFile(file).catch((error: unknown) => {
      throw new CannotRun(
        `--${format} ${file}: ${describe(error)} It takes the path of a file that can be written.`,
      )
    })
  }
}

async function prepareFile(file: string): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const known = await stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (known?.isDirectory()) throw new CannotRun('it is a folder.')
  await access(known ? file : folder, constants.W_OK)
}

function describe(error: unknown): string {
  if (error instanceof CannotRun) return error.message
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'you may not write there.'
    case 'EROFS':
      return 'that disk can only be read.'
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of the path is a file.'
    default:
      return `it can’t be written (${codeOf(error) ?? String(error)}).`
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
