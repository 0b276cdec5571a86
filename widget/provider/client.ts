import type { Client } from 'braintree-web/client'
import * as v from 'valibot'
import type { ClientPort } from '../model/ports/client-port'
import { readFingerprint } from '../model/terms/authorization'
import { VERSION } from '../version'
import { callMethod } from './call-method'
import { createClientAttempts } from './client-attempts'
import { requireInstance } from './require-instance'
import { unwrapModule } from './unwrap-module'

/** A client of braintree-web, for the components that need it, and what the widget reads from it. */
export interface BraintreeClient {
  readonly component: Client
  readonly port: ClientPort
}

const isPresent = v.pipe(v.unknown(), v.transform(Boolean))
const textList = v.fallback(v.array(v.string()), [])

const configurationSchema = v.looseObject({
  authorizationType: v.fallback(v.string(), ''),
  analyticsMetadata: v.fallback(v.record(v.string(), v.unknown()), {}),
  gatewayConfiguration: v.looseObject({
    environment: v.fallback(v.string(), 'sandbox'),
    analytics: v.fallback(v.optional(v.looseObject({ url: v.optional(v.string()) })), undefined),
    challenges: textList,
    creditCards: v.fallback(v.looseObject({ supportedCardTypes: textList }), {
      supportedCardTypes: [],
    }),
    paypalEnabled: v.optional(isPresent),
    payWithVenmo: v.optional(isPresent),
    applePayWeb: v.optional(isPresent),
    androidPay: v.optional(isPresent),
  }),
})

const attemptClient = createClientAttempts<Client>(() => performance.now())

/** Opens the connection that an authorization allows. */
export async function openClient(authorization: string): Promise<BraintreeClient> {
  const client = await attemptClient(authorization, async (text) =>
    (await loadComponent()).create({ authorization: text }),
  )
  const component = introduceWidget(requireInstance(client, 'The client'))
  const configuration = v.parse(configurationSchema, component.getConfiguration())
  const { gatewayConfiguration: gateway } = configuration
  return {
    component,
    port: {
      authorization,
      isTokenizationKey: configuration.authorizationType === 'TOKENIZATION_KEY',
      fingerprint: readFingerprint(authorization),
      libraryVersion: readVersion(await loadComponent()),
      metadata: configuration.analyticsMetadata,
      gateway: {
        environment: gateway.environment,
        analyticsUrl: gateway.analytics?.url,
        challenges: gateway.challenges,
        supportedCardTypes: gateway.creditCards.supportedCardTypes,
        isPayPalEnabled: gateway.paypalEnabled ?? false,
        isVenmoEnabled: gateway.payWithVenmo ?? false,
        isApplePayEnabled: gateway.applePayWeb ?? false,
        isGooglePayEnabled: gateway.androidPay ?? false,
      },
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

async function loadComponent() {
  return unwrapModule(await import('braintree-web/client'))
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
