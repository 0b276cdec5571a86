import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Contract } from '../contract/read-contract'
import type { Mask } from '../http/mask'
import type { Report } from '../model/report'
import type { ReportFormat } from '../options/parse-options'
import { toJsonReport } from './formats/json-report'
import { toHar } from './formats/to-har'
import { toHtml } from './formats/to-html'
import { toJunit } from './formats/to-junit'
import { toSarif } from './formats/to-sarif'

type Write = (report: Report, contract: Contract, mask: Mask) => string

/** Every format of a report, one line each. */
const formats: Readonly<Record<ReportFormat, Write>> = {
  json: (report) => stringify(toJsonReport(report)),
  junit: (report) => toJunit(report),
  sarif: (report) => stringify(toSarif(report)),
  har: (report, _, mask) => stringify(toHar(report, mask)),
  html: (report) => toHtml(report),
}

/** Writes the reports that were asked for, each to its file. */
export async function writeReports(
  report: Report,
  files: Readonly<Partial<Record<ReportFormat, string>>>,
  contract: Contract,
  mask: Mask,
): Promise<void> {
  for (const [format, write] of Object.entries(formats)) {
    const file = Object.entries(files).find(([name]) => name === format)?.[1]
    if (file === undefined) continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, write(report, contract, mask))
  }
}

function stringify(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
