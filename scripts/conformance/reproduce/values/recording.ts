import { isObject, toPointer } from '../../../../mocks/contract/json'
import { toUnknownId } from '../../checks/orders/to-unknown-id'
import type { Exchange } from '../../http/exchange'
import { listSentTexts } from './list-texts'

/** A text in an answer. */
export interface Leaf {
  readonly exchange: Exchange
  /** JSON pointer into the body; `/#etag`: the header `etag`. */
  readonly at: string
}

/** Everything that a run has sent and received, to be searched. */
export interface Recording {
  /** In the order of sending. */
  readonly exchanges: readonly Exchange[]
  /** Where a text stands in answers, if an answer had it before any request did. */
  find(text: string): readonly Leaf[]
  /** Every token that an answer gave. */
  readonly tokens: readonly string[]
  /** The id of an answer that an id which nothing has was made of. */
  findKnown(unknownId: string): string | undefined
}

/** Indexes the exchanges of a run. */
export function createRecording(exchanges: readonly Exchange[]): Recording {
  const leaves = new Map<string, Leaf[]>()
  const sentFirst = new Map<string, number>()
  for (const exchange of exchanges) {
    for (const text of listSentTexts(exchange)) {
      if (!sentFirst.has(text)) sentFirst.set(text, exchange.number)
    }
    // An account that exists is only signed in: what it is comes from there.
    if (exchange.request.operation === 'signUp') continue
    const take = (text: string, at: string) => {
      const known = leaves.get(text)
      if (known) known.push({ exchange, at })
      else leaves.set(text, [{ exchange, at }])
    }
    visit(exchange.json, '', take)
    const { etag } = exchange.headers
    if (etag !== undefined) take(etag, '/#etag')
  }
  const find = (text: string) => {
    const found = leaves.get(text) ?? []
    const [first] = found
    const isTheServices = first && first.exchange.number < (sentFirst.get(text) ?? Infinity)
    return isTheServices ? found : []
  }
  const tokens = [...leaves].flatMap(([text, found]) =>
    found.some(({ at }) => at === '/token') ? [text] : [],
  )
  const known = mapUnknownIds(leaves)
  return { exchanges, find, tokens, findKnown: (unknownId) => known.get(unknownId) }
}

/** The ids of the answers, by the ids that nothing has and that are made of them. */
function mapUnknownIds(leaves: ReadonlyMap<string, readonly Leaf[]>): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const [text, found] of leaves) {
    const unknown = found.some(({ at }) => /id$/.test(at)) ? toUnknownId(text) : text
    if (unknown !== text && !known.has(unknown)) known.set(unknown, text)
  }
  return known
}

/** Ids, tokens and the like; a sentence that is sent and was read before is still the run's own. */
const IS_TAKEN = /(?:^|\/)(?:\w*id|\w*token|nonce|status|name|\d+)$/i

function visit(value: unknown, at: string, take: (text: string, at: string) => void): void {
  if (typeof value === 'string') {
    if (IS_TAKEN.test(at)) take(value, at)
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) visit(one, `${at}/${index}`, take)
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) visit(inner, at + toPointer(key), take)
  }
}
