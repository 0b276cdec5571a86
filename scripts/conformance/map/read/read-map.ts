import { describeUnknown } from '../../../../mocks/contract/find-nearest'
import type { Contract } from '../../contract/read-contract'
import { home } from '../../files/home'
import {
  type Place,
  readEntries,
  readList,
  readRoot,
  readText,
  refuse,
} from '../../files/yaml-place'
import type { MappedCall, ServiceMap } from '../service-map'
import { readCall } from './read-call'
import { readFields } from './read-fields'

const OPTION = '--map'

const keys = {
  operations: 'operationIds of the contract, each with a method and a path of the service',
  fields: 'schemas of the contract, each with fields and what the service calls them',
  without: 'a list of parameters that no path of the service needs: userId',
} as const

/**
 * Reads the file that `--map` names, and holds it against the contract.
 *
 * @throws {CannotRun} for anything that is not as it must be, or that the contract does not have.
 */
export async function readMap(path: string, contract: Contract): Promise<ServiceMap> {
  const takes = `YAML with \`operations\`, \`fields\` or both: see ${home.pages.ownWay}`
  const { operations, fields, without } = await readRoot({ option: OPTION, path, takes }, keys, [
    'operations',
    'fields',
  ])
  const left = without ? readWithout(without) : []
  const places = operations ? readEntries(operations, keys.operations) : []
  if (operations && places.length === 0) {
    throw refuse(operations, `it is empty: it takes ${keys.operations}.`)
  }
  const ids = contract.operations.map(({ id }) => id)
  const calls = places.map(([id, place]) => {
    if (!ids.includes(id)) {
      throw refuse(place, describeUnknown(id, ids, `an operationId of ${contract.file}`))
    }
    return [id, readCall(place, contract.operation(id), left)] as const
  })
  expectApart(contract, new Map(calls), new Map(places))
  return {
    calls: new Map(calls),
    fields: fields ? readFields(fields, contract, keys.fields) : new Map(),
  }
}

function readWithout(place: Place): readonly string[] {
  return readList(place, keys.without).map((one) => {
    const name = readText(one, keys.without)
    if (name === 'userId') return name
    throw refuse(one, describeUnknown(name, ['userId'], 'userId, which a token can say as well'))
  })
}

/** Two operations at one place could not be told apart by the service. */
function expectApart(
  { operations }: Contract,
  calls: ReadonlyMap<string, MappedCall>,
  places: ReadonlyMap<string, Place>,
): void {
  const taken = new Map<string, string>()
  for (const operation of operations) {
    const { method, path } = calls.get(operation.id) ?? operation
    const key = `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`
    const other = taken.get(key)
    if (other !== undefined) {
      const place = places.get(operation.id) ?? places.get(other)
      const why = `${method} ${path} is the place of both ${other} and ${operation.id}: give each operation a place of its own.`
      if (place) throw refuse(place, why)
    }
    taken.set(key, operation.id)
  }
}
