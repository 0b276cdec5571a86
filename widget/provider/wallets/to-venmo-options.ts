import type { Passthrough } from '../../model/terms/settings'
import type { Generation } from '../configuration/read-configuration'

/**
 * The settings of Venmo's component. Release 4 demands to be told what the account is for; who has not said so gets what
 * release 3 gave: an account that may also be kept. One payment alone has to name its amount, as text.
 */
export function toVenmoOptions(settings: Passthrough, generation: Generation): Passthrough {
  const { totalAmount } = settings
  const options = typeof totalAmount === 'number' ? withText(settings, totalAmount) : settings
  if (generation === 3) return options
  return { ...options, paymentMethodUsage: settings['paymentMethodUsage'] ?? 'multi_use' }
}

function withText(settings: Passthrough, totalAmount: number): Passthrough {
  return { ...settings, totalAmount: totalAmount.toFixed(2) }
}
