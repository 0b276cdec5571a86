import type { Client } from '../http/client'
import type { Exchange, SentRequest } from '../http/exchange'
import type { Adapted } from '../model/adapted'
import type { People, Person } from './people'

const UNAUTHENTICATED = 401
const BEARER = /^bearer +\S/i
/** As many operations are named. */
const MOST_NAMES = 5

/** A client that sends requests again with new tokens, and tells which. */
export interface PeopleClient extends Client {
  /** The answers to tokens that may have ended: no check sees them. */
  readonly ended: readonly Exchange[]
  /** The operations of the requests that a new token, and nothing else, was let in for; one for each request. */
  readonly resent: readonly string[]
}

/**
 * A client that sends each person's newest token in place of an older one. A 401 to a token that may have ended is no answer
 * yet: the request is sent again with a new token, and at last with one that nobody has used. A 401 is the answer where the token
 * holds by its `expires_in`, where no other token can be had, and in any other scheme than that of the contract.
 */
export function withPeople(client: Client, people: People): PeopleClient {
  const ended = new Set<number>()
  const resent: string[] = []
  async function sendAs(person: Person, request: SentRequest, sent: string): Promise<Exchange> {
    let token = await person.current()
    let exchange = await client.send(replaceToken(request, sent, token))
    if (!BEARER.test(request.headers['authorization'] ?? '')) return exchange
    for (const renew of [person.renew, person.renewAlone]) {
      if (exchange.status !== UNAUTHENTICATED || !person.mayHaveEnded(token)) return exchange
      const next = await renew(token)
      // The endpoint says by it that the token holds.
      if (next === token) return exchange
      ended.add(exchange.number)
      token = next
      exchange = await client.send(replaceToken(request, sent, token))
      if (exchange.status !== UNAUTHENTICATED) resent.push(request.operation)
    }
    return exchange
  }
  return {
    get exchanges() {
      return client.exchanges.filter(({ number }) => !ended.has(number))
    },
    get ended() {
      return client.exchanges.filter(({ number }) => ended.has(number))
    },
    resent,
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

/** What was made up for, with the requests that were sent again: a service that refuses valid tokens now and then looks the same. */
export function addResent(adapted: Adapted, resent: readonly string[]): Adapted {
  if (resent.length === 0) return adapted
  const names = [...new Set(resent)].sort()
  const shown = [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? ['…'] : [])]
  const were = resent.length === 1 ? 'request was' : 'requests were'
  const sentence = `${resent.length} ${were} answered with 401 and sent again with a new token (${shown.join(', ')}).`
  return { ...adapted, signIn: [...adapted.signIn, sentence], resent: resent.length }
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
