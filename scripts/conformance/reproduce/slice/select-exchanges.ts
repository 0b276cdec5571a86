import { TOKENIZE } from '../../checks/money/fresh-nonce'
import type { Contract } from '../../contract/read-contract'
import { isBusyStatus } from '../../http/busy'
import type { Exchange } from '../../http/exchange'
import { followSlash } from '../../http/follow-slash'
import { findValues } from '../assertion/test-values'
import { listSentTexts } from '../values/list-texts'
import type { Recording } from '../values/recording'
import type { Resolve } from '../values/resolve'
import { listLeavesOf } from '../values/template'
import { listNeeded, transactionOf } from './list-needed'
import { isSameRequest, listUnchanged } from './list-unchanged'
import { isWrite, listRecords } from './records'

export interface Question {
  readonly contract: Contract
  readonly recording: Recording
  readonly resolve: Resolve
  /** The step that failed, as `check › step`. */
  readonly step: string
  /** The exchanges whose answers are judged or compared with. */
  readonly judged: readonly Exchange[]
  /** Those that were sent at the same time by other steps. */
  readonly companions: readonly Exchange[]
  /** Texts of the run that the assertion compares with. */
  readonly texts: readonly string[]
  /** So many records must be in a list for the failure to come again. */
  readonly records: number
}

/** The exchanges without which the failure would not come again, in the order of sending. */
export function selectExchanges(question: Question): readonly Exchange[] {
  const { recording, resolve, judged, companions, texts } = question
  const last = Math.max(...judged.map(({ number }) => number))
  const selected = new Map<number, Exchange>()
  const kept = listUnchanged(judged, recording.exchanges)
  const open = [...judged, ...companions, ...listOwn(question, last), ...kept]
  const require = (text: string, before: number) => {
    for (const { exchange } of listLeavesOf(resolve(text, before))) open.push(exchange)
  }
  for (const text of texts) require(text, last)
  open.push(...listWritesBefore(question, open, last), ...listShown(question))
  for (let next = open.shift(); next; next = open.shift()) {
    if (selected.has(next.number)) continue
    selected.set(next.number, next)
    for (const text of listSentTexts(next)) require(text, next.number)
    open.push(...listNeeded(next, recording.exchanges))
  }
  return [...selected.values()].toSorted((a, b) => a.number - b.number)
}

/** What the failed step itself had sent by then. */
function listOwn({ recording, step, judged }: Question, last: number): readonly Exchange[] {
  const own = recording.exchanges.filter(
    (one) => one.step === step && one.number <= last && one.request.operation !== TOKENIZE,
  )
  return own.filter((one, index) => {
    if (judged.includes(one)) return true
    const later = own.slice(index + 1)
    // Sent again: after a pause, at the address with a slash, or by another attempt of the step.
    if (isBusyStatus(one.status) || followSlash(one)) return false
    const same = later.findIndex((other) => isSameRequest(one, other))
    return same === -1 || isWrite(one) || later.slice(0, same).some(isWrite)
  })
}

/**
 * Earlier writes to the records in question; between two compared answers, and of a transaction that is ordered with,
 * refused ones too.
 */
function listWritesBefore(
  { recording, contract, judged, step, texts }: Question,
  own: readonly Exchange[],
  last: number,
): readonly Exchange[] {
  const records = new Set([...texts, ...own.flatMap((one) => listRecords(one, contract))])
  const transactions = new Set(own.map(({ request }) => transactionOf(request)))
  const isSale = own.some(({ request }) => request.operation === 'createOrder')
  const first = Math.min(...judged.map(({ number }) => number))
  const [check] = step.split(' › ')
  return recording.exchanges.filter((one) => {
    if (one.number >= last || !isWrite(one)) return false
    if (!listRecords(one, contract).some((id) => records.has(id))) return false
    const isBetween = one.number > first && one.step?.split(' › ')[0] === check
    const transaction = transactionOf(one.request)
    if (isBetween || (transaction !== undefined && transactions.has(transaction))) return true
    return one.status < 300 && (one.request.operation !== 'createOrder' || isSale)
  })
}

const FEWEST_SHOWN = 3

/** What made the first records of the lists that are judged: an empty list would show nothing. */
function listShown({ judged, resolve, records }: Question): readonly Exchange[] {
  return judged.flatMap(({ json, number }) => {
    const ids = ['/-/_id', '/data/-/_id'].flatMap((at) => findValues(json, at))
    return ids
      .flatMap((id) => (typeof id === 'string' ? listLeavesOf(resolve(id, number)) : []))
      .map(({ exchange }) => exchange)
      .filter(({ request }) => request.operation.startsWith('create'))
      .slice(0, Math.max(FEWEST_SHOWN, records))
  })
}
