import type { Scenario } from '../driver/scenario'
import { flowsOf } from './flows'
import { angularIntegrations } from './integrations/angular'
import { jqueryIntegrations } from './integrations/jquery'
import { phpIntegrations } from './integrations/php'
import { plainIntegrations } from './integrations/plain'
import { railsIntegrations } from './integrations/rails'
import { reactIntegrations } from './integrations/react'
import { requireJsIntegrations } from './integrations/requirejs'
import { vueIntegrations } from './integrations/vue'
import { wordpressIntegrations } from './integrations/wordpress'
import { errorScenarios } from './touches/errors'
import { hookScenarios } from './touches/hooks'
import { lifecycleScenarios } from './touches/lifecycle'
import { nativeScenarios } from './touches/native'
import { orderScenarios } from './touches/order'
import { styleScenarios } from './touches/styles'

/** Checkouts in the style of public integrations, and what shoppers do there. */
const INTEGRATIONS = [
  plainIntegrations,
  railsIntegrations,
  phpIntegrations,
  jqueryIntegrations,
  vueIntegrations,
  angularIntegrations,
  reactIntegrations,
  requireJsIntegrations,
  wordpressIntegrations,
]

/** What shoppers do at those checkouts, by what the checkouts are made with. */
export const INTEGRATION_GROUPS: readonly (readonly Scenario[])[] = INTEGRATIONS.map(
  (integrations) => integrations.flatMap(flowsOf),
)

/** Merchants' pages, by what they are about. */
export const PAGE_GROUPS: readonly (readonly Scenario[])[] = [
  ...INTEGRATION_GROUPS,
  hookScenarios,
  styleScenarios,
  nativeScenarios,
  orderScenarios,
  errorScenarios,
  lifecycleScenarios,
]
