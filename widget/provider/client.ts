import type { Client } from 'braintree-web/client'
import type { ClientPort } from '../model/ports/client-port'
import { readFingerprint } from '../model/terms/authorization'
import { VERSION } from '../version'
import { callMethod } from './call-method'
import { type Generation, readConfiguration } from './configuration/read-configuration'
import { requireInstance } from './require-instance'
import { unwrapModule } from './unwrap-module'

/** A client of braintree-web, for the components that need it, and what the widget reads from it. */
export interface BraintreeClient {
  readonly component: Client
  readonly port: ClientPort
  readonly generation: Generation
}

/** Opens the connection that an authorization allows. */
export async function openClient(authorization: string): Promise<BraintreeClient> {
  const module = unwrapModule(await import('braintree-web/client'))
  const component = introduceWidget(
    requireInstance(await module.create({ authorization }), 'The client'),
  )
  const facts = readConfiguration(component.getConfiguration())
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
      libraryVersion: readVersion(module),
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

/**
 * The client as the widget's components see it: it says in all their requests that they come from a
 * drop-in. The client itself is shared by everyone on the page who uses the same authorization, so it
 * stays as it is.
 */
function introduceWidget(client: Client): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (name === 'getConfiguration') return () => withIntegration(target.getConfiguration())
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
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
