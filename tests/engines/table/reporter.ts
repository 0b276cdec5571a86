import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter'
import { type EngineRun, renderTable, summarize } from './table'

const DOCUMENT = fileURLToPath(new URL('../../../docs/widget/browsers.md', import.meta.url))

/** Between the heading of the table and the next one. */
const BLOCK = /(?<=\n## Driven in each engine\n\n[^\n]*\n\n)\|.*?(?=\n\n|\n$)/s

/** Says at the end of a run what passed in which engine; `-u` writes it into docs/widget/browsers.md. */
export default class EnginesReporter implements Reporter {
  private suite: Suite | undefined
  private isWriting = false

  onBegin({ updateSnapshots }: FullConfig, suite: Suite): void {
    this.suite = suite
    this.isWriting = /^(all|changed)$/.test(updateSnapshots)
  }

  async onEnd(): Promise<void> {
    const runs = this.readRuns()
    console.log(summarize(runs))
    if (!this.isWriting) return
    const shown = await readFile(DOCUMENT, 'utf8')
    await writeFile(
      DOCUMENT,
      shown.replace(BLOCK, (table) => renderTable(runs, table)),
    )
  }

  /** The lists of tests come from others. */
  printsToStdio(): boolean {
    return false
  }

  private readRuns(): EngineRun[] {
    const tests = this.suite?.allTests() ?? []
    return tests.map(({ title, results, location, annotations }) => {
      const noted = results.at(-1)?.annotations ?? annotations
      return {
        engine: noted.find(({ type }) => type === 'engine')?.description ?? '',
        group: basename(location.file, '.spec.ts'),
        title,
        isPassed: results.at(-1)?.status === 'passed',
      }
    })
  }
}
