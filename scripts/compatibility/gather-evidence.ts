import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FoundBrowser } from '../system/ensure-browser'
import { ROOT, runTool } from '../system/run-command'
import { type RanTest, readPlaywrightRun } from '../test-stages/ran-tests'
import { EVIDENCE_OPTIONS, type EvidenceOption } from './component-needs'
import { findMissingNeeds, type MissingNeed } from './find-missing-needs'
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

export interface EvidenceOptions {
  readonly browser: FoundBrowser
  /** Only what a release can change: the way to a payload and back; not what the network does to it. */
  readonly isQuick: boolean
}

const QUICK = ['--grep', ', (ready|payload|cancel): ']

/**
 * Runs the tests of the real components on a release and looks its code through.
 *
 * @throws Error when the tests of an option did not run
 */
export async function gatherEvidence(
  release: Release,
  options: EvidenceOptions,
): Promise<Evidence> {
  const needs = release.isPackage ? await findMissingNeeds(join(ROOT, release.folder)) : []
  const tests = await runTests(release, options)
  return { version: release.version, options: sortByOption(tests, needs) }
}

function sortByOption(tests: readonly RanTest[], needs: readonly MissingNeed[]): OptionEvidence[] {
  return EVIDENCE_OPTIONS.map((option) => {
    const own = tests.filter(({ title }) => optionOf(title) === option)
    if (own.length === 0) throw new Error(`No test ran for ${option}.`)
    return {
      option,
      passed: own.filter(({ outcome }) => outcome === 'passed').length,
      failed: own.filter(({ outcome }) => outcome === 'failed').map(({ title }) => restOf(title)),
      missing: needs.filter((need) => need.option === option).map(({ what }) => what),
    }
  })
}

async function runTests(
  { version, folder }: Release,
  { browser, isQuick }: EvidenceOptions,
): Promise<RanTest[]> {
  const report = join('.cache/compatibility', `${version}.json`)
  await rm(join(ROOT, report), { force: true })
  const args = ['--config', 'tests/playwright.config.ts', '--project=real-components']
  const { output } = await runTool(
    'playwright',
    [
      'test',
      ...args,
      'options.spec.ts',
      '--reporter=json',
      '--retries=1',
      ...(isQuick ? QUICK : []),
    ],
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
