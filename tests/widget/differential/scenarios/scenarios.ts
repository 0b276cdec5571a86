import type { Scenario } from '../driver/scenario'
import { PAGE_GROUPS } from '../pages/pages'
import { cardFormScenarios } from './card-form'
import { cardOverridesScenarios } from './card-overrides'
import { cardPaymentScenarios } from './card-payment'
import { componentFailureScenarios } from './component-failures'
import { configurationUpdateScenarios } from './configuration-updates'
import { deletionScenarios } from './deletion'
import { instanceScenarios } from './instance'
import { pageUseScenarios } from './page-use'
import { paypalScenarios } from './paypal'
import { refusalScenarios } from './refusals'
import { savedMethodScenarios } from './saved-methods'
import { scriptTagScenarios } from './script-tag'
import { securityScenarios } from './security'
import { startScenarios } from './start'
import { walletScenarios } from './wallets'

/** By what they are about. */
const GROUPS: readonly (readonly Scenario[])[] = [
  startScenarios,
  refusalScenarios,
  componentFailureScenarios,
  cardPaymentScenarios,
  cardFormScenarios,
  cardOverridesScenarios,
  savedMethodScenarios,
  deletionScenarios,
  paypalScenarios,
  walletScenarios,
  securityScenarios,
  configurationUpdateScenarios,
  instanceScenarios,
  pageUseScenarios,
  scriptTagScenarios,
  ...PAGE_GROUPS,
]

/** Every scenario that both widgets go through. */
export const SCENARIOS: readonly Scenario[] = GROUPS.flat()

/** Neighbours in a group differ in one thing: in the short form of the checks one of twenty stands for them. */
const SAMPLES = new Set(
  GROUPS.flatMap((group) => group.filter((_scenario, index) => index % 20 === 0)),
)

export function isSample(scenario: Scenario): boolean {
  return SAMPLES.has(scenario)
}
