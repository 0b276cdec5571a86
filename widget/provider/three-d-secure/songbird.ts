import type { Client } from 'braintree-web/client'
import { toRecord } from '../edge/to-record'

/** Cardinal's script, which shows the bank's page, as one 3D Secure component asks for it. */
export interface Songbird {
  /** For the component: it reads the script's address from the client's configuration. */
  readonly client: Client
  /** The address, where the script is not there; a gateway that names none needs none. */
  missing(): string | undefined
}

/** How often each URL failed to load. */
const failures = new Map<string, number>()

/**
 * braintree-web keeps what became of an address, also a failure. So that the next component tries again, it finds an
 * address that differs in its fragment, which no browser sends and no policy looks at.
 */
export function askForSongbird(client: Client): Songbird {
  const address = readAddress(client)
  if (address === undefined) return { client, missing: () => undefined }
  const failed = failures.get(address) ?? 0
  let isCounted = false
  return {
    client: failed === 0 ? client : withAddress(client, `${address}#${failed}`),
    missing() {
      if (Reflect.get(globalThis, 'Cardinal') !== undefined) return undefined
      if (!isCounted) failures.set(address, failed + 1)
      isCounted = true
      return address
    },
  }
}

function readAddress(client: Client): string | undefined {
  const { threeDSecure } = toRecord(client.getConfiguration().gatewayConfiguration)
  const address = toRecord(threeDSecure)['cardinalSongbirdUrl']
  return typeof address === 'string' ? address : undefined
}

function withAddress(client: Client, address: string): Client {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target)
      if (name === 'getConfiguration') return () => withSongbirdAt(target, address)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

function withSongbirdAt(client: Client, cardinalSongbirdUrl: string): object {
  const configuration = client.getConfiguration()
  const { gatewayConfiguration } = configuration
  const threeDSecure = { ...toRecord(toRecord(gatewayConfiguration)['threeDSecure']) }
  return {
    ...configuration,
    gatewayConfiguration: {
      ...gatewayConfiguration,
      threeDSecure: { ...threeDSecure, cardinalSongbirdUrl },
    },
  }
}
