import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mask } from '../http/mask'
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

/** Writes the reports that were asked for, each to its file; their folders are there. */
export async function writeReports(
  view: ReportView,
  files: ReportFiles,
  mask: Mask,
): Promise<void> {
  for (const [format, write] of Object.entries(formats)) {
    const file = Object.entries(files).find(([name]) => name === format)?.[1]
    if (file !== undefined) await writeFile(file, write(view, mask))
  }
}

const EXECUTABLE = 0o755

/** Writes the scripts of every finding into a directory; returns how many findings have some. */
export async function writeScripts({ findings }: Report, directory: string): Promise<number> {
  await mkdir(directory, { recursive: true })
  const all = findings.flatMap(({ scripts }) => scripts ?? [])
  for (const { name, sh, mjs } of all) {
    await writeFile(join(directory, `${name}.sh`), sh, { mode: EXECUTABLE })
    await writeFile(join(directory, `${name}.mjs`), mjs, { mode: EXECUTABLE })
  }
  return all.length
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
