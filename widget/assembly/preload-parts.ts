import { isGuestAuthorization } from '../model/terms/authorization'
import { descriptorOf } from '../model/terms/payment-option'
import type { Settings } from '../model/terms/settings'
import { isInShadowRoot } from '../provider/page/is-in-shadow-root'
import { preloadComponents } from '../provider/page/preload'
import { SHEETS } from '../sheets/registry'
import { loadWalletSymbols } from '../views/icons/load-wallet-symbols'
import { loadMethods } from './methods/load-methods'

/**
 * Starts to fetch what the merchant's settings ask for, the widget's own code and the provider's side by side,
 * while the client is still on its way. Parts that the gateway then doesn't allow were loaded needlessly; that is rare.
 */
export function preloadParts(settings: Settings, place: Element): void {
  for (const option of settings.priority) {
    if (!settings[option]) continue
    preloadComponents(descriptorOf(option).component)
    // Opening the sheet reports a failure.
    SHEETS[option]().catch(() => undefined)
  }
  if (settings.threeDSecure) {
    preloadComponents('threeDSecure')
    import('./three-d-secure').catch(() => undefined)
  }
  if (settings.dataCollector) preloadComponents('dataCollector')
  if (settings.card && isInShadowRoot(place)) preloadComponents('shadowRoot')
  const isGuest = isGuestAuthorization(settings.authorization)
  if (!isGuest) {
    preloadComponents('vault')
    loadMethods().catch(() => undefined)
  }
  const hasOthers = settings.priority.some((option) => option !== 'card' && settings[option])
  if (hasOthers || !isGuest) loadWalletSymbols().catch(() => undefined)
}
