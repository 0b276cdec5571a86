import type { Scenario } from '../driver/scenario'
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
import { securityScenarios } from './security'
import { startScenarios } from './start'
import { walletScenarios } from './wallets'

/** Every scenario that both widgets go through. */
export const SCENARIOS: readonly Scenario[] = [
  ...startScenarios,
  ...refusalScenarios,
  ...componentFailureScenarios,
  ...cardPaymentScenarios,
  ...cardFormScenarios,
  ...cardOverridesScenarios,
  ...savedMethodScenarios,
  ...deletionScenarios,
  ...paypalScenarios,
  ...walletScenarios,
  ...securityScenarios,
  ...configurationUpdateScenarios,
  ...instanceScenarios,
  ...pageUseScenarios,
]
