import type { ServiceMap } from '../map/service-map'
import { CannotRun } from '../model/errors'
import type { TokenPorts } from '../people/fetch-token'
import { createPeople } from '../people/people'
import type { SignIn } from '../people/read-sign-in'
import type { Approach } from './create-wire'
import type { TokenHeader } from './token-header'

/** What the options and their files say of how a service is reached. */
interface Given {
  readonly options: {
    /** The file of people. */
    readonly auth?: string
    readonly adminEmail?: string
    readonly tokenHeader?: TokenHeader
    readonly timeoutMs: number
  }
  readonly signIn?: SignIn
  readonly map?: ServiceMap
}

/**
 * How a service is reached that has its own way.
 *
 * @throws {CannotRun} when two options say how people sign in.
 */
export function toApproach(
  given: Given,
  ports: Pick<TokenPorts, 'fetch' | 'hide' | 'mask'>,
): Approach {
  expectOneWay(given)
  const { options, signIn, map } = given
  const records = signIn?.people ?? []
  const tokenHeader = options.tokenHeader ?? signIn?.tokenHeader
  return {
    ...(map ? { map } : {}),
    ...(tokenHeader ? { tokenHeader } : {}),
    ...(records.length > 0
      ? { people: createPeople(records, { ...ports, timeoutMs: options.timeoutMs }) }
      : {}),
  }
}

/** Nobody can have signed in in two ways. */
function expectOneWay({ options, signIn }: Given): void {
  const { auth, adminEmail, tokenHeader } = options
  if (tokenHeader && signIn?.tokenHeader) {
    throw new CannotRun(`--send-token is what ${auth} says as \`send\`: leave one of them out.`)
  }
  const people = signIn?.people ?? []
  if (adminEmail === undefined || people.length === 0) return
  const isGiven = people.some(({ as }) => as === 'administrator')
  throw new CannotRun(
    isGiven
      ? `--auth ${auth} has an administrator: leave out --admin-email.`
      : `--auth ${auth} has people who sign in elsewhere: give the administrator there, in place of --admin-email.`,
  )
}

/**
 * How a service was reached whose traffic is judged: everybody has signed in, and nothing is sent for that.
 *
 * @throws {CannotRun} for a token that is in no traffic, or can't be had.
 */
export async function toObservedApproach(
  given: Given,
  ports: Pick<TokenPorts, 'hide' | 'mask'>,
): Promise<Approach> {
  const asked = given.signIn?.people.find(({ source }) => source.kind === 'oauth')
  if (asked) {
    throw new CannotRun(
      `${asked.place}.oauth: the endpoint would issue another token than the one in the traffic, so that nobody knew whose it is; give the one that is sent there, as variable or command.`,
    )
  }
  const fetch = () => Promise.reject(new Error('Traffic is judged without sending anything'))
  const approach = toApproach(given, { ...ports, fetch })
  await approach.people?.signIn()
  return approach
}
