import { isObject } from '../../../mocks/contract/json'
import type { Client } from '../http/client'
import type { Exchange } from '../http/exchange'

/** What a service answers where it has nothing; a framework's answer may look like an operation's own. */
export type Nowhere = Pick<Exchange, 'status' | 'json' | 'request'>

const NOWHERE = '/conformance-no-such-path'

/** Asks for an address that no service has. Throws `TransportError` when no answer comes. */
export function askNowhere(client: Client, baseUrl: string): Promise<Nowhere> {
  const url = `${baseUrl}${NOWHERE}`
  return client.send({ operation: 'nowhere', method: 'GET', url, headers: {} })
}

/** Whether an operation's answer says no more than that nothing is there. */
export function isFromNowhere(answer: Nowhere, nowhere: Nowhere): boolean {
  return answer.status === nowhere.status && toWords(answer) === toWords(nowhere)
}

/** Names and texts of an error, without the address and method that many frameworks repeat in it. */
function toWords({ json, request }: Nowhere): string {
  if (!isObject(json)) return ''
  const { pathname } = new URL(request.url)
  const method = new RegExp(`\\b${request.method}\\b`, 'i')
  const clean = (value: unknown) => String(value).replaceAll(pathname, '').replace(method, '')
  return JSON.stringify([Object.keys(json), clean(json['error']), clean(json['message'])])
}
