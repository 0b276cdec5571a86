import type { Client } from 'braintree-web/client'
import type { ClientPort } from '../../model/ports/client-port'
import { readFingerprint } from '../../model/terms/authorization'
import { VERSION } from '../../version'
import {
  type ConfigurationFacts,
  type Generation,
  readConfiguration,
} from '../configuration/read-configuration'
import { callMethod } from '../edge/call-method'
import { requireInstance } from '../edge/require-instance'
import { toRecord } from '../edge/to-record'
import { unwrapModule } from '../edge/unwrap-module'
import { createClientAttempts } from './client-attempts'

/** A client of braintree-web, for the components that need it, and what the widget reads from it. */
export interface BraintreeClient {
  readonly component: Client
  readonly port: ClientPort
  readonly generation: Generation
}

interface ReadClient {
  readonly component: Client
  readonly facts: ConfigurationFacts
}

const attemptClient = createClientAttempts<ReadClient>(() => performance.now())

/**
 * Opens the connection that an authorization allows.
 *
 * @throws DropInError `COMPONENT_TIMED_OUT` or `CONFIGURATION_UNKNOWN`; else the client's own error
 */
export async function openClient(authorization: string): Promise<BraintreeClient> {
  const { component, facts } = await attemptClient(authorization, createClient)
  if (facts.unknownBrands.length > 0) {
    const names = facts.unknownBrands.join(', ')
    console.warn(
      `Cards of ${names} are refused: the gateway takes them, this widget knows no such brand.`,
    )
  }
  const fingerprint = readFingerprint(authorization)
  return {
    component,
    generation: facts.generation,
    port: {
      authorization,
      isTokenizationKey: facts.authorizationType
        ? facts.authorizationType === 'TOKENIZATION_KEY'
        : fingerprint === undefined,
      fingerprint,
      libraryVersion: readVersion(await loadModule()),
      metadata: facts.metadata,
      gateway: facts.gateway,
      post: (url, data, timeout) => {
        try {
          // Not part of the published types; components send their own events by it.
          callMethod(component, '_request', { url, method: 'post', data, timeout }, () => undefined)
        } catch (error) {
          // A client that was torn down, or a replacement without this method: no reason to lose a sale.
          console.error(error)
        }
      },
    },
  }
}

async function createClient(authorization: string): Promise<ReadClient> {
  const { create } = await loadModule()
  const client = requireInstance(await create({ authorization }), 'The client')
  const component = introduceWidget(client)
  try {
    return { component, facts: await readConfiguration(component.getConfiguration()) }
  } catch (error) {
    if (isOfNoUse(client)) await callMethod(client, 'teardown')
    throw error
  }
}

async function loadModule() {
  return unwrapModule(await import('braintree-web/client'))
}

/**
 * An empty response makes a client without URLs. braintree-web would return it for every further call
 * with the same authorization, until it is torn down.
 */
function isOfNoUse(client: Client): boolean {
  const { gatewayConfiguration } = toRecord(client.getConfiguration())
  return typeof toRecord(gatewayConfiguration)['clientApiUrl'] !== 'string'
}

/**
 * The client as the widget's components see it: it says in all their requests that they come from a
 * drop-in. The client itself is shared by everyone on the page who uses the same authorization, so it
 * stays as it is.
 */
export function introduceWidget<Component extends Configured>(client: Component): Component {
  const configuration = () => withIntegration(client.getConfiguration())
  return new Proxy(client, {
    get(target, name) {
      // The card fields hand the client to their frames as JSON, and the frames send the card.
      if (name === 'getConfiguration' || name === 'toJSON') return configuration
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

interface Configured {
  getConfiguration(): { analyticsMetadata: object }
}

function withIntegration<Configuration extends { analyticsMetadata: object }>(
  configuration: Configuration,
): Configuration {
  const integration = {
    integration: 'dropin2',
    integrationType: 'dropin2',
    dropinVersion: VERSION,
  }
  return {
    ...configuration,
    analyticsMetadata: { ...configuration.analyticsMetadata, ...integration },
  }
}

function readVersion(module: object): string {
  return 'VERSION' in module && typeof module.VERSION === 'string' ? module.VERSION : ''
}
