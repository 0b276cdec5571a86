import type { Contract } from '../contract/read-contract'
import type { SentRequest } from '../http/exchange'
import type { Wire } from '../http/wire'
import type { ServiceMap } from '../map/service-map'
import { translateAnswer } from '../map/translate-answer'
import { readPath, translateCall } from '../map/translate-call'
import { translateRequest } from '../map/translate-request'
import { OutOfReach } from '../model/errors'
import type { AdaptedNotes } from './note-adapted'

interface Parts {
  readonly contract: Contract
  readonly baseUrl: string
  readonly map: ServiceMap
  readonly notes: AdaptedNotes
  /** The id of the user whose token it is; `undefined` for a token of nobody. */
  ownerOf(token: string): string | undefined
}

const USER_ID = 'userId'

/** A service that has operations elsewhere and calls fields otherwise, as a map says. */
export function createMapWire({ contract, baseUrl, map, notes, ownerOf }: Parts): Wire {
  const { document } = contract

  /** Where the token alone says who calls, nobody can ask for somebody else. */
  const expectOwn = ({ operation: id, url, headers }: SentRequest) => {
    const operation = contract.operation(id)
    const [pathname = ''] = url.slice(baseUrl.length).split('?', 1)
    const named = readPath(operation, pathname)?.get(USER_ID)
    const token = headers['authorization']?.replace(/^\S+ /, '')
    const owner = token === undefined ? undefined : ownerOf(token)
    if (owner !== undefined && named !== undefined && decodeURIComponent(named) !== owner) {
      throw new OutOfReach(
        `--map has ${id} without {${USER_ID}}: whose it is says the token alone, so that nobody can ask for somebody else`,
      )
    }
  }

  return {
    toService(request) {
      const operation = contract.operation(request.operation)
      const mapped = map.calls.get(operation.id)
      if (mapped && !mapped.path.includes(`{${USER_ID}}`)) expectOwn(request)
      const call = mapped ? translateCall(request, baseUrl, operation, mapped) : request
      if (call !== request) notes.call(operation.id)
      for (const name of mapped?.query.keys() ?? []) {
        if (new URL(request.url).searchParams.has(name)) notes.query(operation.id, name)
      }
      if (!call.body) return call
      const note = (schema: string, field: string) => notes.field(operation.id, schema, field)
      const body = translateRequest({ document, fields: map.fields, note }, operation, call.body)
      return { ...call, body }
    },
    toContract({ operation: id }, answer) {
      const note = (schema: string, field: string) => notes.field(id, schema, field)
      const noteAnswer = () => notes.answer(id)
      return translateAnswer({ document, map, note, noteAnswer }, contract.operation(id), answer)
    },
  }
}
