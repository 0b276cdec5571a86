import type { Contract } from '../contract/read-contract'
import type { Exchange } from '../http/exchange'
import { followSlash } from '../http/follow-slash'
import { judgeAnswer } from '../judge/judge-answer'
import type { Difference } from '../model/errors'
import { createCatalogue } from './oracle/catalog/catalog'
import { createCategoryJudge } from './oracle/catalog/judge-categories'
import { createProductJudge } from './oracle/catalog/judge-products'
import { createDisclosure } from './oracle/disclosure'
import { createInput } from './oracle/input'
import { createFilterJudge } from './oracle/lists/judge-filtered'
import { createSearchJudge } from './oracle/lists/judge-found'
import { createListJudge } from './oracle/lists/judge-listed'
import { createRelatedJudge } from './oracle/lists/judge-related'
import { createShelf } from './oracle/lists/shelf'
import { createAccounts } from './oracle/people/accounts'
import { createSessions } from './oracle/people/sessions'
import { createOrderJudge } from './oracle/purchases/judge-orders'
import { createPlacingJudge } from './oracle/purchases/judge-placed'
import { createOrderBook } from './oracle/purchases/order-book'
import { createPayments } from './oracle/purchases/payments'
import { type Subject, toSeen } from './oracle/seen'
import type { KnownCaller } from './service/callers'

/** Enough for a search index or a cached list to catch up. */
const SETTLE_MS = 1_600

/**
 * Judges calls in the order of their answers, each by the contract and by what the calls before have shown: the products,
 * accounts, charges and orders that they made. Remembers a bounded number of each.
 *
 * @param settleMs how long lists may lag behind writes
 * @param callers those whose tokens are known before the first call
 * @returns judges one call; `isAlone` says that nothing was written while it was under way
 */
export function createOracle(
  contract: Contract,
  settleMs: number = SETTLE_MS,
  callers: readonly KnownCaller[] = [],
): (exchange: Exchange, isAlone: boolean) => readonly Difference[] {
  const subjects = createSubjects(contract, settleMs, callers)
  const built = new Set<string>()
  return (exchange, isAlone) => {
    if (followSlash(exchange)) return []
    const operation = contract.operation(exchange.request.operation)
    const seen = toSeen(contract, exchange, operation, isAlone)
    if (seen.isOk) built.add(operation.id)
    const shape = judgeAnswer(contract, operation, exchange, {
      isBuilt: built.has(operation.id),
      // Which status the request deserved is judged below.
      statuses: [...operation.responses.keys()],
      tolerated: [],
      rule: 'refused',
      expected: 'a status of the contract',
    })
    const found = [shape, ...subjects.flatMap((subject) => subject.judge?.(seen) ?? [])]
    for (const subject of subjects) subject.note?.(seen)
    return found.filter((difference) => difference !== undefined)
  }
}

function createSubjects(
  contract: Contract,
  settleMs: number,
  callers: readonly KnownCaller[],
): readonly Subject[] {
  const sessions = createSessions(callers)
  const catalogue = createCatalogue()
  const payments = createPayments()
  const book = createOrderBook(catalogue, payments)
  const shelf = createShelf(catalogue, settleMs)
  const knowledge = {
    mayCall: sessions.mayCall,
    isKnownCategory: (id: string) => catalogue.category(id) !== undefined,
    isKnownProduct: (id: unknown) => catalogue.find(id) !== undefined,
  }
  return [
    sessions,
    createInput(knowledge),
    createDisclosure(contract),
    createAccounts(),
    createPlacingJudge(book, payments, sessions.mayCall, settleMs),
    createOrderJudge(book, settleMs),
    // It takes from the stock what is sold, before the products are compared.
    book,
    payments,
    createProductJudge(catalogue, settleMs),
    createCategoryJudge(catalogue, settleMs),
    createFilterJudge(shelf),
    createSearchJudge(shelf),
    createListJudge(shelf),
    createRelatedJudge(shelf),
    catalogue,
  ]
}
