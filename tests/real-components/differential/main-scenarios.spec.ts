import { expect, test } from 'playwright/test'
import { tagsOf } from '../../length'
import { compare, type IntendedDifference } from '../../widget/differential/compare/compare'
import { describeVerdict } from '../../widget/differential/compare/describe-verdict'
import { pickDifferences } from '../../widget/differential/intended/differences'
import { EVERYWHERE } from '../../widget/differential/intended/everywhere'
import { isSample, MAIN_SCENARIOS } from './main-scenarios'
import { playReal } from './play-real'

for (const scenario of MAIN_SCENARIOS) {
  test(`both widgets on the published components: ${scenario.title}`, {
    tag: tagsOf(isSample(scenario)),
  }, async ({ browser, baseURL }) => {
    const [old, now] = await Promise.all([
      playReal(browser, baseURL ?? '', 'old', scenario),
      playReal(browser, baseURL ?? '', 'new', scenario),
    ])
    expect(now.length).toBeGreaterThan(0)
    const expected = withoutCalls(pickDifferences(scenario.differs ?? []))
    const verdict = compare(old, now, { expected, everywhere: EVERYWHERE })
    if (verdict.kind === 'differs-by-accident') throw new Error(describeVerdict(verdict))
  })
}

/** What is asked of the components can't be seen from outside of the published ones. */
function withoutCalls(
  differences: Readonly<Record<string, IntendedDifference>>,
): Record<string, IntendedDifference> {
  return Object.fromEntries(
    Object.entries(differences).flatMap(([name, { reason, signs }]) => {
      const visible = signs.filter(({ channel }) => channel !== 'calls' && channel !== 'analytics')
      return visible.length > 0 ? [[name, { reason, signs: visible }]] : []
    }),
  )
}
