import { type BrowserContext, test as base } from 'playwright/test'
import { tagsOf } from '../../length'
import { compare } from './compare/compare'
import { describeVerdict } from './compare/describe-verdict'
import { play } from './driver/play'
import { pickDifferences } from './intended/differences'
import { EVERYWHERE } from './intended/everywhere'
import { isSample, SCENARIOS } from './scenarios/scenarios'
import { note } from './summary/annotation'

/** One context for all pages of a worker: the widgets' scripts are compiled once. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const scenario of SCENARIOS) {
  test(scenario.title, { tag: tagsOf(isSample(scenario)) }, async ({ shared, baseURL }) => {
    const origin = baseURL ?? ''
    const [old, now] = await Promise.all([
      play(shared, origin, 'old', scenario),
      play(shared, origin, 'new', scenario),
    ])
    const expected = pickDifferences(scenario.differs ?? [])
    const verdict = compare(old, now, { expected, everywhere: EVERYWHERE })
    note(test.info(), verdict)
    if (verdict.kind === 'differs-by-accident') throw new Error(describeVerdict(verdict))
  })
}
