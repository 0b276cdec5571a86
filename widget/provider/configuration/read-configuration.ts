import type { GatewayFacts } from '../../model/ports/client-port'
import { DropInError } from '../../model/terms/dropin-error'
import { toRecord } from '../edge/to-record'
import { isGatewayBrand, toGatewayBrand } from './gateway-brand'
import { ShapeError } from './read-value'
import { readVersion3 } from './version-3'

/** The major release of braintree-web whose shape a configuration has; its components differ as well. */
export type Generation = 3 | 4

/** What the widget reads from a client's configuration, of either release. */
export interface ConfigurationFacts {
  readonly generation: Generation
  /** `TOKENIZATION_KEY` or `CLIENT_TOKEN`; absent in a configuration that doesn't tell. */
  readonly authorizationType: string | undefined
  /** What every request of the client carries about its sender. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly gateway: GatewayFacts
  /** Names among the brands that stand for nothing the card form knows. */
  readonly unknownBrands: readonly string[]
}

/**
 * Reads what a client's `getConfiguration` gave. Further properties are no concern, but nothing is taken for switched
 * off because it has another name or another type than in the releases that are known.
 *
 * @throws DropInError `CONFIGURATION_UNKNOWN`, which names the property that is not as in any known release
 */
export async function readConfiguration(configuration: unknown): Promise<ConfigurationFacts> {
  const { gatewayConfiguration, authorizationType, analyticsMetadata } = toRecord(configuration)
  const gateway = toRecord(gatewayConfiguration)
  const generation = generationOf(gateway)
  try {
    const facts = generation === 3 ? readVersion3(gateway) : await loadVersion4(gateway)
    const supportedCardTypes = facts.supportedCardTypes.map(toGatewayBrand)
    const unknownBrands = supportedCardTypes.filter((brand) => !isGatewayBrand(brand))
    if (unknownBrands.length > 0 && unknownBrands.length === supportedCardTypes.length) {
      throw new ShapeError(`names none of the known card brands, but ${unknownBrands.join(', ')}`)
    }
    return {
      generation,
      authorizationType: typeof authorizationType === 'string' ? authorizationType : undefined,
      metadata: toRecord(analyticsMetadata),
      gateway: { ...facts, supportedCardTypes },
      unknownBrands,
    }
  } catch (error) {
    if (error instanceof ShapeError) throw unknownConfiguration(error.message, error)
    throw error
  }
}

/** Few pages have this release yet, so the code for it comes with it. */
async function loadVersion4(gateway: Readonly<Record<string, unknown>>): Promise<GatewayFacts> {
  return (await import('./version-4')).readVersion4(gateway)
}

/** By the names that a configuration of a release always has. */
function generationOf(gateway: Readonly<Record<string, unknown>>): Generation {
  if ('creditCards' in gateway || 'challenges' in gateway) return 3
  if ('creditCard' in gateway || 'googlePay' in gateway) return 4
  const names = Object.keys(gateway)
  const got = names.length === 0 ? 'is empty' : `has only ${names.join(', ')}`
  throw unknownConfiguration(`${got}, and neither creditCards nor creditCard`)
}

function unknownConfiguration(what: string, cause?: unknown): DropInError {
  const message = `The gateway's configuration ${what}.`
  return new DropInError('CONFIGURATION_UNKNOWN', { message, cause })
}
