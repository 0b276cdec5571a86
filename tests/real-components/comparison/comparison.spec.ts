import { test } from 'playwright/test'
import { compare } from '../../widget/differential/compare/compare'
import { describeVerdict } from '../../widget/differential/compare/describe-verdict'
import { pickDifferences } from './intended'
import { play } from './play'
import { ACCOUNT_SCENARIOS } from './scenarios/accounts'
import { CARD_SCENARIOS } from './scenarios/card'
import { THREE_D_SECURE_SCENARIOS } from './scenarios/three-d-secure'
import { WALLET_SCENARIOS } from './scenarios/wallets'
import { real, standIn } from './side'

const SCENARIOS = [
  ...CARD_SCENARIOS,
  ...ACCOUNT_SCENARIOS,
  ...THREE_D_SECURE_SCENARIOS,
  ...WALLET_SCENARIOS,
]

for (const scenario of SCENARIOS) {
  test(`stand-in and component agree: ${scenario.title}`, async ({ browser, baseURL }) => {
    const [published, simulated] = await Promise.all([
      play(browser, baseURL ?? '', real, scenario),
      play(browser, baseURL ?? '', standIn, scenario),
    ])
    const verdict = compare(published, simulated, {
      expected: pickDifferences(scenario.differs ?? []),
      everywhere: {},
    })
    if (verdict.kind === 'differs-by-accident') throw new Error(describeVerdict(verdict))
  })
}
