import type { Client } from 'braintree-web/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { askForSongbird } from './songbird'

beforeEach(() => () => vi.unstubAllGlobals())

/** The client that `getConfiguration` alone makes; the script asks for no more. */
function clientWith(threeDSecure: object): Client {
  const configuration = { gatewayConfiguration: { environment: 'sandbox', threeDSecure } }
  const client: Partial<Client> = {}
  return Object.assign(client as Client, { getConfiguration: () => configuration })
}

function addressOf(client: Client): unknown {
  const { gatewayConfiguration } = client.getConfiguration()
  return Reflect.get(
    Object(Reflect.get(gatewayConfiguration, 'threeDSecure')),
    'cardinalSongbirdUrl',
  )
}

test('after a failure the next component finds another address of the same script', () => {
  const address = 'https://songbird.example/failing.js'
  const client = clientWith({ cardinalSongbirdUrl: address, cardinalAuthenticationJWT: 'jwt' })
  const first = askForSongbird(client)
  expect(first.client).toBe(client)
  expect([first.missing(), first.missing()]).toEqual([address, address])
  const second = askForSongbird(client)
  expect(addressOf(second.client)).toBe(`${address}#1`)
  expect(second.client.getConfiguration().gatewayConfiguration).toMatchObject({
    environment: 'sandbox',
    threeDSecure: { cardinalAuthenticationJWT: 'jwt' },
  })
  second.missing()
  expect(addressOf(askForSongbird(client).client)).toBe(`${address}#2`)
  expect(addressOf(client)).toBe(address)
})

test('a script that is there is not missing, and neither is one that no gateway names', () => {
  expect(askForSongbird(clientWith({})).missing()).toBeUndefined()
  const { missing } = askForSongbird(
    clientWith({ cardinalSongbirdUrl: 'https://songbird.example/' }),
  )
  vi.stubGlobal('Cardinal', {})
  expect(missing()).toBeUndefined()
})
