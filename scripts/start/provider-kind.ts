import type { Configuration } from '../../mocks/api/configuration'

/** Who stands behind the payment widget: the simulated provider, or Braintree where its keys are set. */
export type ProviderKind = 'simulated' | 'braintree'

export function chooseProvider({ braintree }: Configuration): ProviderKind {
  return braintree ? 'braintree' : 'simulated'
}
