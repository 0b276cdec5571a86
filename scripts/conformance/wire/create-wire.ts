import { asObject, parseJson } from '../../../mocks/contract/json'
import type { Contract } from '../contract/read-contract'
import { isSecretName, type Mask } from '../http/mask'
import type { Wire } from '../http/wire'
import type { ServiceMap } from '../map/service-map'
import type { Adapted } from '../model/adapted'
import { OutOfReach } from '../model/errors'
import { listElsewhere } from '../people/parts'
import type { People } from '../people/people'
import { createMapWire } from './map-wire'
import { createAdaptedNotes } from './note-adapted'
import { createSignWire } from './sign-wire'
import { describeTravel, type TokenHeader } from './token-header'

/** How a service is reached, where that is not as the contract has it. */
export interface Approach {
  readonly map?: ServiceMap
  readonly tokenHeader?: TokenHeader
  readonly people?: People
}

/** A wire that tells what it had to make up for. */
export interface AdaptingWire extends Wire {
  adapted(): Adapted
}

/** That of a service which has everything as the contract has it. */
export const NO_MAP: ServiceMap = { calls: new Map(), fields: new Map() }

/** Hides what the service's own names and headers keep secret, in every report. */
export function hideApproach(mask: Mask, { map, tokenHeader }: Approach): void {
  if (tokenHeader) mask.hideHeader(tokenHeader)
  for (const fields of map?.fields.values() ?? []) {
    for (const [field, { name }] of fields) if (isSecretName(field)) mask.hideField(name)
  }
}

/** The one place where the contract's form of a call becomes that of the service, and an answer becomes the contract's. */
export function createWire(
  contract: Contract,
  baseUrl: string,
  { map, tokenHeader, people }: Approach,
): AdaptingWire {
  const operations = new Set(contract.operations.map(({ id }) => id))
  const elsewhere = listElsewhere(people)
  const notes = createAdaptedNotes(contract.operations, map ?? NO_MAP)
  /** Users by the tokens that this run was given. */
  const sessions = new Map<string, string>()
  const ownerOf = (token: string) => people?.ownerOf(token)?.id ?? sessions.get(token)
  let isFromCookie = false
  const wires = [
    ...(map ? [createMapWire({ contract, baseUrl, map, notes, ownerOf })] : []),
    ...(tokenHeader ? [createSignWire(tokenHeader, () => (isFromCookie = true))] : []),
  ]
  return {
    toService(request) {
      const { operation } = request
      if (elsewhere.includes(operation)) throw new OutOfReach(describeElsewhere(operation))
      // Other calls are none of the contract's, such as that to the payment provider.
      if (!operations.has(operation)) return request
      return wires.reduce((sent, wire) => wire.toService(sent), request)
    },
    toContract(request, answer) {
      if (!operations.has(request.operation)) return answer.text
      const translated = wires.reduce(
        (text, wire) => wire.toContract(request, { ...answer, text }),
        answer.text,
      )
      if (request.operation === 'signIn' && answer.status === 200) learn(sessions, translated)
      return translated
    },
    adapted: () => ({
      ...notes.list(),
      signIn: [
        ...(elsewhere.length > 0
          ? [`People sign in elsewhere: ${elsewhere.join(', ')} were not asked for.`]
          : []),
        ...(tokenHeader ? describeTravel(tokenHeader, isFromCookie) : []),
      ],
    }),
  }
}

/** Why an operation of signing in can't be judged. */
function describeElsewhere(operation: string): string {
  return `people sign in elsewhere (--auth), and ${operation} is not asked for`
}

function learn(sessions: Map<string, string>, text: string): void {
  const { token, user } = asObject(parseJson(text)?.value)
  const { _id: id } = asObject(user)
  if (typeof token === 'string' && typeof id === 'string') sessions.set(token, id)
}
