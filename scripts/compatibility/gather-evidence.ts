import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FoundBrowser } from '../checks/ensure-browser'
import { type RanTest, readPlaywrightRun } from '../checks/ran-tests'
import { ROOT, runTool } from '../checks/run-command'
import { EVIDENCE_OPTIONS, type EvidenceOption } from './component-needs'
import { findMissingNeeds } from './find-missing-needs'
import type { Release } from './release'

/** How one part of the widget fares on a release. */
export interface OptionEvidence {
  readonly option: EvidenceOption
  readonly passed: number
  /** Titles of tests, without the option's name. */
  readonly failed: readonly string[]
  /** What the widget uses of the component and its code doesn't hold. */
  readonly missing: readonly string[]
}

export interface Evidence {
  readonly version: string
  readonly options: readonly OptionEvidence[]
}

/** Where no other run of the tests serves its pages. */
const PAGES = 'http://127.0.0.1:5349'

/** Runs the tests of the real components on a release and looks its code through. */
export async function gatherEvidence(release: Release, browser: FoundBrowser): Promise<Evidence> {
  const [tests, needs] = [
    await runTests(release, browser),
    release.isPackage ? await findMissingNeeds(join(ROOT, release.folder)) : [],
  ]
  const options = EVIDENCE_OPTIONS.map((option) => {
    const own = tests.filter(({ title }) => optionOf(title) === option)
    return {
      option,
      passed: own.filter(({ outcome }) => outcome === 'passed').length,
      failed: own.filter(({ outcome }) => outcome === 'failed').map(({ title }) => restOf(title)),
      missing: needs.filter((need) => need.option === option).map(({ what }) => what),
    }
  })
  return { version: release.version, options }
}

async function runTests({ version, folder }: Release, browser: FoundBrowser): Promise<RanTest[]> {
  const report = join('.cache/compatibility', `${version}.json`)
  await rm(join(ROOT, report), { force: true })
  const args = ['--config', 'tests/playwright.config.ts', '--project=real-components']
  const { output } = await runTool(
    'playwright',
    ['test', ...args, 'options.spec.ts', '--reporter=json', '--retries=1'],
    {
      BRAINTREE_WEB: folder,
      CHROMIUM_PATH: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      REAL_COMPONENTS_URL: PAGES,
    },
  )
  const text = await readFile(join(ROOT, report), 'utf8').catch((cause: unknown) => {
    throw new Error(`The tests did not run on braintree-web ${version}: ${output}`, { cause })
  })
  const tests = readPlaywrightRun(text)
  if (tests.length === 0) throw new Error(`No test ran on braintree-web ${version}: ${output}`)
  return tests
}

/** `card > card, payload: the gateway takes …` is about the card. */
function optionOf(title: string): string | undefined {
  return /^(.+?) > /.exec(title)?.[1]
}

function restOf(title: string): string {
  return title.replace(/^.+ > .+?, /, '')
}
