import { restConfiguration } from '../../../mocks/braintree-wire/gateway/configuration'
import type { Wire } from '../../../mocks/braintree-wire/wire'

/** The provider's two environments, whose addresses differ. */
export const ENVIRONMENTS = ['sandbox', 'production'] as const

export type Environment = (typeof ENVIRONMENTS)[number]

/**
 * Lets a wire answer at the addresses of an environment.
 *
 * @returns a guest's authorization there
 */
export function takeEnvironment(wire: Wire, environment: Environment): Promise<string> {
  const { createClientToken } = wire
  if (environment === 'production') {
    wire.replace('configuration', () => ({
      json: JSON.parse(toProduction(JSON.stringify(restConfiguration(wire)))),
    }))
    Object.assign(wire, {
      createClientToken: async (customerId?: string) =>
        btoa(toProduction(atob(await createClientToken(customerId)))),
    })
  }
  return wire.createClientToken()
}

/** Where the sandbox has a host of its own, production has it without that word. */
function toProduction(text: string): string {
  return text
    .replaceAll('.sandbox.', '.')
    .replaceAll('https://cas.static.', 'https://static.')
    .replaceAll('songbirdstag', 'songbird')
    .replaceAll('"sandbox"', '"production"')
}
