import type { Client } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import type { People, Person } from './people'

const UNAUTHENTICATED = 401

/**
 * A client that sends each person's newest token in place of an older one. A 401 to a token that may have ended is no answer
 * yet: the request is sent again with a new token, and at last with one that nobody has used.
 */
export function withPeople(client: Client, people: People): Client {
  /** The answers to tokens that had ended. */
  const ended = new Set<number>()
  async function sendAs(person: Person, request: SentRequest, sent: string): Promise<Exchange> {
    const first = await person.current()
    const exchange = await client.send(replaceToken(request, sent, first))
    if (!hasEnded(exchange, person)) return exchange
    ended.add(exchange.number)
    const second = await person.renew(first)
    const again = await client.send(replaceToken(request, sent, second))
    if (!hasEnded(again, person)) return again
    ended.add(again.number)
    return client.send(replaceToken(request, sent, await person.renewAlone()))
  }
  return {
    get exchanges() {
      return client.exchanges.filter(({ number }) => !ended.has(number))
    },
    get requestCount() {
      return client.requestCount
    },
    hasAnswered: client.hasAnswered,
    async send(request) {
      const sent = tokenOf(request)
      const person = sent === undefined ? undefined : people.ownerOf(sent)
      return person && sent !== undefined ? sendAs(person, request, sent) : client.send(request)
    },
  }
}

function hasEnded({ status }: Exchange, { isRenewable }: Person): boolean {
  return status === UNAUTHENTICATED && isRenewable
}

/** What follows the scheme; the whole header where there is none. */
export function tokenOf({ headers }: Pick<SentRequest, 'headers'>): string | undefined {
  return headers['authorization']?.replace(/^\S+ /, '')
}

function replaceToken(request: SentRequest, sent: string, token: string): SentRequest {
  const { authorization = '' } = request.headers
  const scheme = authorization.slice(0, authorization.length - sent.length)
  return { ...request, headers: { ...request.headers, authorization: scheme + token } }
}
