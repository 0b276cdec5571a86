import { basename } from 'node:path'
import { advise } from './advise/advise'
import type { Finding } from './advise/finding'
import { findSyntaxError } from './find/find-syntax-error'
import { findUsages } from './find/find-usages'
import { languageOf } from './language'
import { stylesheetOf, type Target } from './new-widget'
import { rewriteFile } from './rewrite/rewrite-file'
import { equivalentsFor, type NewFile } from './wrappers/equivalents'

/** What became of a file. */
export interface Migration {
  readonly path: string
  readonly before: string
  /** The same where nothing had to change. */
  readonly after: string
  /** What is left to do by hand, at its place in the text after. */
  readonly left: readonly Finding[]
  /** What to look at, and what works better, at its place in the text before. */
  readonly remarks: readonly Finding[]
  /** Files that the text after needs beside it. */
  readonly newFiles: readonly NewFile[]
}

/** A file that can't be read as what it is. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * Rewrites one file for the new widget.
 *
 * @throws UnreadableFile when it is code or JSON that can't be parsed
 */
export function migrateFile(path: string, before: string, target: Target): Migration {
  requireReadable(path, before)
  const after = rewriteFile(path, before, target)
  const findings = findUsages(path, before).flatMap(advise)
  return {
    path,
    before,
    after,
    left: findLeft(path, after, target),
    remarks: withoutRepeats(findings.filter(({ kind }) => kind !== 'change')),
    newFiles: equivalentsFor(path, after),
  }
}

function requireReadable(path: string, text: string): void {
  const language = languageOf(path)
  if (language === 'manifest') {
    try {
      JSON.parse(text)
    } catch (error) {
      throw new UnreadableFile(`${path} is not valid JSON (${describe(error)}).`, { cause: error })
    }
  }
  const error = language === 'module' ? findSyntaxError(path, text) : undefined
  if (error) {
    const { line, column, problem } = error
    throw new UnreadableFile(`${path}:${line}:${column} can't be parsed: ${problem}`)
  }
}

/** Every use that the rewriting didn't reach; the new file's own name is none. */
function findLeft(path: string, text: string, target: Target): Finding[] {
  const known = new Set([target.script, stylesheetOf(target), basename(target.script)])
  const usages = findUsages(path, text).filter(
    (usage) => !((usage.kind === 'script' || usage.kind === 'stylesheet') && known.has(usage.url)),
  )
  const findings = usages.flatMap(advise).filter(({ kind }) => kind === 'change')
  // One line is one place to go to.
  return findings.filter(
    ({ line }, index) => findings.findIndex((other) => other.line === line) === index,
  )
}

/** Findings that need no change are reported once per file. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const first = new Map(findings.toReversed().map((finding) => [finding.text, finding]))
  return findings.filter((finding) => first.get(finding.text) === finding)
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
