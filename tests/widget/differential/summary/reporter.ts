import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter'
import { EVERYWHERE } from '../intended/everywhere'
import { SCENARIOS } from '../scenarios/scenarios'
import { summarize, summarizeWalks } from './summarize'

const SCENARIOS_FILE = /[\\/]differential\.spec\.ts$/
const WALKS_FILE = /[\\/]walk\.spec\.ts$/

/** Says at the end of a run how the two widgets compare. */
export default class DifferentialReporter implements Reporter {
  private tests: readonly TestCase[] = []
  private walks: readonly TestCase[] = []

  onBegin(_config: unknown, suite: Suite): void {
    const all = suite.allTests()
    this.tests = all.filter(({ location }) => SCENARIOS_FILE.test(location.file))
    this.walks = all.filter(({ location }) => WALKS_FILE.test(location.file))
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.walks.length > 0) console.log(summarizeWalks(this.walks.map(annotationsOf)))
    if (this.tests.length === 0) return undefined
    const annotations = this.tests.map(annotationsOf)
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

function annotationsOf({ results }: TestCase): TestResult['annotations'] {
  return results.at(-1)?.annotations ?? []
}
