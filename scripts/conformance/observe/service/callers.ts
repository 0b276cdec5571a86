import { createBoundedMap } from '../../../../mocks/api/lib/bounded-map'
import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Role } from '../../../../mocks/contract/operation'
import type { People } from '../../people/people'
import { textOf } from '../oracle/seen'

/** Somebody whose token is known before any call is read. */
export interface KnownCaller {
  readonly token: string
  readonly userId: string
  readonly role: Role
}

interface Call {
  readonly operation: string
  readonly token: string | undefined
  readonly status: number
  /** The answer, as the contract has it. */
  readonly json: unknown
  /** Whether its path says whose call it is. */
  readonly isNamed: boolean
}

/** What stands for a user of whom nothing is known: as a masked value it is compared with nothing. */
const UNKNOWN = '***'

/** Says whose calls are whose, where paths may not: by `--auth`, by sign-ins, and by what answers say of their caller. */
export function createCallers(people: People | undefined) {
  const learnt = createBoundedMap<string>(5_000)
  const unseen = new Set<string>(people?.persons.map(({ name }) => name))
  const count = unseen.size
  const known = (people?.issued() ?? []).flatMap(([token]): readonly KnownCaller[] => {
    const person = people?.ownerOf(token)
    return person ? [{ token, userId: person.id, role: person.as }] : []
  })
  /** What an answer tells of the user whose token this is. */
  const learn = ({ operation, token = '', json, isNamed }: Call): string | undefined => {
    if (operation === 'signIn') {
      const [key, id] = [textOf(asObject(json)['token']), textOf(idOf(asObject(json)['user']))]
      if (key !== undefined && id !== undefined) learnt.set(key, id)
      return undefined
    }
    if (isNamed) return undefined
    const told = textOf(tellCaller(operation, json))
    if (told !== undefined && token !== '') learnt.set(token, told)
    return told
  }
  return {
    known,
    /** The user whose call it is. */
    identify(call: Call): string {
      const { token = '', status, isNamed } = call
      const person = people?.ownerOf(token)
      if (person) unseen.delete(person.name)
      const own = person?.id ?? learnt.get(token)
      const isOk = status >= 200 && status < 300
      const told = isOk && own === undefined ? learn(call) : undefined
      return isNamed ? UNKNOWN : (own ?? told ?? UNKNOWN)
    },
    listGaps: (): readonly string[] =>
      count > 0 && unseen.size === count
        ? [
            `No call has a token of ${[...unseen].join(', ')} (--auth): whose calls these are was not known.`,
          ]
        : [],
  }
}

/** Of what only its owner gets without being named: whose it is. */
function tellCaller(operation: string, json: unknown): unknown {
  switch (operation) {
    case 'readProfile':
    case 'updateProfile':
      return idOf(json)
    case 'createOrder':
      return idOf(asObject(json)['user'])
    case 'listOwnOrders':
      return idOf(asObject(asArray(json)[0])['user'])
    default:
      return undefined
  }
}

function idOf(value: unknown): unknown {
  return asObject(value)['_id']
}
