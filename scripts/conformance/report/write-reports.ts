import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFileError } from '../files/describe-file-error'
import type { Mask } from '../http/mask'
import { CannotRun } from '../model/errors'
import type { Report } from '../model/report'
import type { ReportFiles, ReportFormat } from '../options/parse-options'
import { writeWaivers } from '../waivers/write-waivers'
import { toHtml } from './formats/html/to-html'
import { toHar } from './formats/to-har'
import { toJsonReport } from './formats/to-json'
import { toJunit } from './formats/to-junit'
import { toMarkdown } from './formats/to-markdown'
import { toSarif } from './formats/to-sarif'
import type { ReportView } from './report-view'

type Write = (view: ReportView, mask: Mask) => string

/** Every format of a report, one line each. */
const formats: Readonly<Record<ReportFormat, Write>> = {
  json: (view) => stringify(toJsonReport(view)),
  junit: toJunit,
  sarif: (view) => stringify(toSarif(view)),
  har: (view, mask) => stringify(toHar(view, mask)),
  html: toHtml,
  markdown: toMarkdown,
  'new-waivers': ({ report, waivers }) => writeWaivers(report, waivers),
}

/**
 * Writes the reports that were asked for, each to its file; their folders are there.
 *
 * @throws {CannotRun} for the first one that can't be written, after the others were
 */
export async function writeReports(
  view: ReportView,
  files: ReportFiles,
  mask: Mask,
): Promise<void> {
  const failures: CannotRun[] = []
  for (const [format, write] of Object.entries(formats)) {
    const file = Object.entries(files).find(([name]) => name === format)?.[1]
    if (file === undefined) continue
    const text = write(view, mask)
    await writeFile(file, text).catch((error: unknown) => {
      failures.push(toFailure(`--${format} ${file}`, error))
    })
  }
  const [failure] = failures
  if (failure) throw failure
}

function toFailure(what: string, error: unknown): CannotRun {
  return new CannotRun(`${what}: it could not be written. ${describeFileError(error)}`)
}

const EXECUTABLE = 0o755

/**
 * Writes the scripts of every finding into a directory; returns how many findings have some.
 *
 * @throws {CannotRun} when one can't be written
 */
export async function writeScripts({ findings }: Report, directory: string): Promise<number> {
  const all = findings.flatMap(({ scripts }) => scripts ?? [])
  try {
    for (const { name, sh, mjs } of all) {
      await writeFile(join(directory, `${name}.sh`), sh, { mode: EXECUTABLE })
      await writeFile(join(directory, `${name}.mjs`), mjs, { mode: EXECUTABLE })
    }
  } catch (error) {
    throw toFailure(`--scripts ${directory}`, error)
  }
  return all.length
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
