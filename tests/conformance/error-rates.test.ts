import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Family, fault } from '../../scripts/conformance/self-test/fault'
import { families, unseenFamilies } from '../../scripts/conformance/self-test/faults/registry'
import type { Job } from '../../scripts/conformance/self-test/parallel/job'
import type { Outcome } from '../../scripts/conformance/self-test/parallel/run-jobs'
import { type Corpus, tally } from '../../scripts/conformance/self-test/rates/tally'
import { writePage } from '../../scripts/conformance/self-test/rates/write-page'
import { variants } from '../../scripts/conformance/self-test/variants/registry'

const PAGE = fileURLToPath(new URL('../../docs/conformance-rates.md', import.meta.url))

const job = (name: string, more: Partial<Job> = {}): Job => ({
  kind: 'fault',
  family: 'orders',
  name,
  isUnseen: true,
  isThorough: false,
  runsScripts: false,
  isRecorded: false,
  ...more,
})

const outcome = (
  of: Job,
  isFound: boolean,
  isOperationFirst = isFound,
  script?: string,
): Outcome => ({
  job: of,
  verdict: {
    name: of.name,
    isRight: isFound,
    isFound,
    isOperationFirst,
    found: [],
    requestCount: 400,
    durationMs: 1500,
    ...(script === undefined ? {} : { script }),
  },
})

const plant = (what: string) => fault('listOrders', what, 'own-orders', () => (next) => next)

const toFamily = (name: string, whats: readonly string[]): Family => ({
  name,
  isUnseen: true,
  faults: whats.map(plant),
  checksFor: () => [],
})

const corpus: Corpus = {
  families: [
    toFamily('orders', ['loses one', 'forgets one', 'shows one twice', 'drops the last of many']),
    toFamily('photos', ['turns one', 'cuts one']),
  ],
  variants: 1,
}

describe('the error rates of the check', () => {
  const lost = job('listOrders loses one')
  const found = job('listOrders forgets one')
  const elsewhere = job('listOrders shows one twice')
  const late = job('listOrders drops the last of many')
  const variant = job('blanks', { kind: 'variant', family: '', isUnseen: false })
  const plain = [
    outcome(job('clean', { kind: 'clean' }), false),
    outcome(lost, false),
    outcome(found, true, true, 'reproduces'),
    outcome(elsewhere, true, false, 'It passed.'),
    outcome(late, false),
    outcome(variant, false),
    outcome(job('listOrders turns one', { family: 'photos' }), true),
  ]
  const thorough = [
    outcome(lost, false),
    outcome(late, true, true, 'reproduces'),
    outcome(variant, true),
  ]
  const counted = tally({ plain, thorough }, corpus)

  test('API-9 count what a plain run finds, what a thorough one adds and what comes at another operation', () => {
    const counts = { foundPlain: 2, foundThorough: 3, operationFirst: 1, reproduced: 2 }
    expect(counted.families[0]).toEqual({ family: 'orders', isUnseen: true, faults: 4, counts })
    expect(counted.missed).toEqual(['listOrders loses one'])
    expect(counted.requests).toEqual({ plain: 400, thorough: 0 })
  })

  test('API-9 count alarms of harmless variants, plain and thorough', () => {
    expect(counted.alarms).toEqual({ plain: 0, thorough: 1 })
  })

  test('API-9 say nothing of a family that was tried in part', () => {
    expect(counted.families[1]?.counts).toBeUndefined()
    expect(tally({ plain, thorough: [] }, corpus).alarms).toBeUndefined()
  })

  test('API-9 name on their page what is missed', () => {
    const page = writePage(counted)
    expect(page).toContain('| orders | 4 | 2 (50 %) | 3 (75 %) | 1 (25 %) |')
    expect(page).toContain('| photos | 2 | – | – | – |')
    expect(page).toContain('- listOrders loses one')
  })
})

/** Of the faults of a page, so many may be planted after it before the rates are to be measured again. */
const MOST_SINCE = 0.05

test('API-9 the published error rates are of nearly the whole corpus, and of nothing that is gone', async () => {
  const page = await readFile(PAGE, 'utf8')
  const all = [...families, ...unseenFamilies]
  const counts = all.map((family) => [countIn(page, family), family.faults.length] as const)
  for (const [published, planted] of counts) expect(published).toBeLessThanOrEqual(planted)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const planted = sum(counts.map(([, count]) => count))
  expect(sum(counts.map(([count]) => count))).toBeGreaterThanOrEqual(planted * (1 - MOST_SINCE))
  expect(page).toContain(`${variants.length} services that differ harmlessly`)
})

/** `NaN`, which passes no comparison, for a family that has no row. */
function countIn(page: string, { name, isUnseen }: Family): number {
  const [unseen = '', own = ''] = page.split('## Own faults')
  const row = (isUnseen ? unseen : own).split('\n').find((line) => line.startsWith(`| ${name} |`))
  return Number(row?.split('|')[2] ?? Number.NaN)
}
