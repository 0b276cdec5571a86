import type { FullResult, Reporter, Suite, TestCase } from 'playwright/types/testReporter'
import { EVERYWHERE } from '../intended/everywhere'
import { SCENARIOS } from '../scenarios/scenarios'
import { summarize } from './summarize'

const SCENARIOS_FILE = /[\\/]differential\.spec\.ts$/

/** Says at the end of a run how the two widgets compare. */
export default class DifferentialReporter implements Reporter {
  private tests: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests().filter(({ location }) => SCENARIOS_FILE.test(location.file))
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.tests.length === 0) return undefined
    const annotations = this.tests.map(({ results }) => results.at(-1)?.annotations ?? [])
    const { line, unused } = summarize(annotations, Object.keys(EVERYWHERE), SCENARIOS.length)
    console.log(line)
    // Of some scenarios only, they need not show.
    if (unused.length === 0 || this.tests.length < SCENARIOS.length) return undefined
    console.log(`Listed as differences everywhere, and found nowhere: ${unused.join(', ')}.`)
    return { status: 'failed' }
  }

  /** The lists of tests come from others. */
  printsToStdio(): boolean {
    return false
  }
}
