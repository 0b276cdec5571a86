import type { Configuration } from '../../mocks/api/configuration'

/** The provider of the payment widget: the simulated one, or Braintree where its keys are set. */
export type ProviderKind = 'simulated' | 'braintree'

export function chooseProvider({ braintree }: Configuration): ProviderKind {
  return braintree ? 'braintree' : 'simulated'
}
