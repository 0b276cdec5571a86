import type { Role } from '../../../mocks/contract/operation'
import { CannotRun } from '../model/errors'
import type { IssuedToken } from './ask-endpoint'
import { fetchToken, type TokenPorts } from './fetch-token'
import type { PersonRecord } from './person-record'

/** Somebody who signs in elsewhere. */
export interface Person {
  readonly name: string
  readonly as: Role
  readonly id: string
  /** The token that was issued last. @throws {CannotRun} before anybody has signed in */
  readonly token: string
  /** Whether it may be the token's end that it is refused for; never where no other token can be had. */
  mayHaveEnded(token: string): boolean
  /** The token, or the next one where this one ends soon. */
  current(): Promise<string>
  /** A token in place of one that was refused; the one that another request got meanwhile will do. */
  renew(refused: string): Promise<string>
  /** A token that nobody has used. */
  renewAlone(): Promise<string>
}

/** The people of `--auth`. */
export interface People {
  readonly persons: readonly Person[]
  /** @throws {CannotRun} when a token can't be had */
  signIn(): Promise<void>
  /** Whose token it is, or was. */
  ownerOf(token: string): Person | undefined
  /** Every token that was issued, with the number of its person. */
  issued(): readonly (readonly [token: string, person: number])[]
}

/** A token that holds no longer is not sent any more. */
const SOON_MS = 5_000
const SECOND_MS = 1000

export function createPeople(
  records: readonly PersonRecord[],
  ports: TokenPorts,
  now: () => number = () => performance.now(),
): People {
  const owners = new Map<string, number>()
  /** When tokens end, in the time of `now`; of most endpoints only they know. */
  const ends = new Map<string, number>()
  const signIns: (() => Promise<unknown>)[] = []
  const persons = records.map((record, index): Person => {
    let held: { readonly token: string; readonly endsAt: number } | undefined
    let pending: Promise<string> | undefined
    const take = ({ token, seconds }: IssuedToken, askedAt: number) => {
      owners.set(token, index)
      // Of a token that holds for a moment only, the half of it is used.
      const life = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * SECOND_MS
      held = { token, endsAt: askedAt + Math.max(life - SOON_MS, life / 2) }
      if (seconds !== undefined) ends.set(token, askedAt + life)
      return token
    }
    let last: Promise<unknown> = Promise.resolve()
    /** One after the other: of two at the same time nobody could say whose token is the newer one. */
    const issue = () => {
      const next = last.then(async () => {
        const askedAt = now()
        return take(await fetchToken(record, ports), askedAt)
      })
      last = next.catch(() => undefined)
      return next
    }
    /** Requests at the same time wait for one token. */
    const issueOnce = () => {
      pending ??= issue().finally(() => {
        pending = undefined
      })
      return pending
    }
    const isRenewable = record.source.kind !== 'variable'
    signIns.push(issueOnce)
    return {
      name: record.name,
      as: record.as,
      id: record.id,
      mayHaveEnded: (token) =>
        isRenewable &&
        // Endpoints may end a token when they issue the next one.
        (held?.token !== token || now() >= (ends.get(token) ?? Number.NEGATIVE_INFINITY)),
      get token() {
        if (held) return held.token
        throw new CannotRun(`${record.place}: nobody has signed in yet.`)
      },
      current: async () =>
        held && (!isRenewable || now() < held.endsAt) ? held.token : issueOnce(),
      renew: async (refused) => (held && held.token !== refused ? held.token : issueOnce()),
      renewAlone: issue,
    }
  })
  return {
    persons,
    // One after the other: of several that fail, the first one of the file is told.
    async signIn() {
      for (const begin of signIns) await begin()
    },
    ownerOf(token) {
      const index = owners.get(token)
      return index === undefined ? undefined : persons[index]
    },
    issued: () => [...owners],
  }
}
