import { describeUnknown } from '../../../mocks/contract/find-nearest'
import type { Role } from '../../../mocks/contract/operation'
import { home } from '../files/home'
import {
  need,
  type Place,
  readKeys,
  readList,
  readRoot,
  readText,
  refuse,
} from '../files/yaml-place'
import { parseTokenHeader, TOKEN_HEADER_TAKES, type TokenHeader } from '../wire/token-header'
import type { PersonRecord, TokenSource } from './person-record'
import { type Environment, readOauth, readVariable } from './read-oauth'

const OPTION = '--auth'

/** How people sign in at a service, as the file of `--auth` has it. */
export interface SignIn {
  /** `Authorization: Bearer` when left out. */
  readonly tokenHeader?: TokenHeader
  readonly people: readonly PersonRecord[]
}

const fileKeys = {
  send: TOKEN_HEADER_TAKES,
  people: 'a list of people who sign in elsewhere',
} as const

const personKeys = {
  name: 'a name of your own for this person or role',
  as: 'user or administrator: what the contract lets this person do',
  id: 'the id of this user, as it stands in paths',
  token: 'where the token comes from: variable, command or oauth',
} as const

const sourceKeys = {
  variable: 'the name of a variable of the environment that holds the token',
  command: 'a command that prints the token and nothing else',
  oauth: 'a token endpoint for client credentials, with url, client and secret',
} as const

/**
 * Reads the file that `--auth` names, and the variables that it names.
 *
 * @throws {CannotRun} for anything that is not as it must be.
 */
export async function readSignIn(path: string, environment: Environment): Promise<SignIn> {
  const takes = `YAML with \`send\` or \`people\`: see ${home.pages.ownWay}`
  const { send, people } = await readRoot({ option: OPTION, path, takes }, fileKeys, [
    'send',
    'people',
  ])
  const places = people ? readList(people, fileKeys.people) : []
  if (people && places.length === 0) throw refuse(people, `it is empty: ${fileKeys.people}.`)
  const records = places.map((place) => readPerson(place, path, environment))
  expectOthers(places, records)
  return { people: records, ...(send ? { tokenHeader: readTokenHeader(send) } : {}) }
}

function readTokenHeader(place: Place): TokenHeader {
  const header = parseTokenHeader(readText(place, TOKEN_HEADER_TAKES))
  if (typeof header === 'string') throw refuse(place, `${header}: it takes ${TOKEN_HEADER_TAKES}.`)
  return header
}

function readPerson(place: Place, path: string, environment: Environment): PersonRecord {
  const { name, as, id, token } = readKeys(place, personKeys)
  const source = need(place, 'token', token, personKeys.token)
  return {
    name: readText(need(place, 'name', name, personKeys.name), personKeys.name),
    as: readRole(need(place, 'as', as, personKeys.as)),
    id: readText(need(place, 'id', id, personKeys.id), personKeys.id),
    source: readSource(source, environment),
    place: `${OPTION} ${path}: people[${place.at[1]}].token`,
  }
}

function readRole(place: Place): Role {
  const role = readText(place, personKeys.as)
  if (role === 'user' || role === 'administrator') return role
  throw refuse(place, describeUnknown(role, ['user', 'administrator'], personKeys.as))
}

function readSource(place: Place, environment: Environment): TokenSource {
  const { variable, command, oauth } = readKeys(place, sourceKeys)
  const given = [variable, command, oauth].filter((one) => one !== undefined)
  if (given.length !== 1) {
    const what = given.length === 0 ? 'it says none' : 'it says more than one'
    throw refuse(place, `${what}: it takes ${personKeys.token}.`)
  }
  if (command) return { kind: 'command', command: readText(command, sourceKeys.command) }
  if (oauth) return readOauth(oauth, environment)
  const named = need(place, 'variable', variable, sourceKeys.variable)
  const name = readText(named, sourceKeys.variable)
  return { kind: 'variable', name, token: readVariable(named, environment, sourceKeys.variable) }
}

/** Two of one name could not be told apart, and one user is no second person. */
function expectOthers(places: readonly Place[], people: readonly PersonRecord[]): void {
  for (const [index, { name, id }] of people.entries()) {
    const place = places[index]
    if (!place) continue
    const earlier = people.slice(0, index)
    if (earlier.some((one) => one.name === name)) {
      throw refuse(
        place,
        `there is a ${JSON.stringify(name)} before: give each person another name.`,
      )
    }
    const same = earlier.find((one) => one.id === id)
    if (same)
      throw refuse(place, `it has the id of ${JSON.stringify(same.name)}: give other users.`)
  }
}
