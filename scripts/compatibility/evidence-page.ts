import { EVIDENCE_OPTIONS } from './component-needs'
import type { Evidence, OptionEvidence } from './gather-evidence'
import { MODEL_4 } from './release'

/** The two parts of the page that are made from evidence. */
export interface EvidenceParts {
  readonly results: string
  readonly failures: string
}

const FULL = '✓'
const ROW = /^\| (\d\S*|model-4) \| /

/** Rows and failures by version; the lines of versions that were not tried again stay. */
export function mergeEvidence(page: string, news: readonly Evidence[]): EvidenceParts {
  const rows = readLines(page, ROW)
  const failures = readLines(page, /^- (\S+), /)
  for (const { version, options } of news) {
    rows.set(version, [renderRow(version, options)])
    failures.set(
      version,
      options.flatMap((option) => renderFailures(version, option)),
    )
  }
  const head = [
    `| braintree-web | ${EVIDENCE_OPTIONS.join(' | ')} |`,
    `|---|${EVIDENCE_OPTIONS.map(() => '---|').join('')}`,
  ]
  return {
    results: [...head, ...inOrder(rows)].join('\n'),
    failures: inOrder(failures).join('\n') || 'Nothing.',
  }
}

function renderRow(version: string, options: readonly OptionEvidence[]): string {
  const cells = options.map(({ passed, failed, missing }) => {
    const all = passed + failed.length
    return `${failed.length + missing.length === 0 ? FULL : '✗'} ${passed} of ${all}`
  })
  return `| ${version} | ${cells.join(' | ')} |`
}

function renderFailures(version: string, { option, failed, missing }: OptionEvidence): string[] {
  return [
    ...failed.map((title) => `- ${version}, ${option}, ${title}`),
    ...missing.map((what) => `- ${version}, ${option}, the package lacks \`${what}\``),
  ]
}

/** Versions whose row says that all tests of all options passed. */
export function findFullRows(page: string): string[] {
  return [...readLines(page, ROW)]
    .filter(([, [row = '']]) => row.split(FULL).length - 1 === EVIDENCE_OPTIONS.length)
    .map(([version]) => version)
}

function readLines(page: string, pattern: RegExp): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  for (const line of page.split('\n')) {
    const version = pattern.exec(line)?.[1]
    if (version !== undefined) lines.set(version, [...(lines.get(version) ?? []), line])
  }
  return lines
}

/** Oldest first, the model of what is to come last. */
function inOrder(lines: ReadonlyMap<string, readonly string[]>): string[] {
  const rank = (version: string) => (version === MODEL_4 ? '4' : version)
  return [...lines]
    .sort(([one], [other]) => rank(one).localeCompare(rank(other), 'en', { numeric: true }))
    .flatMap(([, own]) => own)
}
