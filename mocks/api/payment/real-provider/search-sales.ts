import type { BraintreeGateway } from 'braintree'
import { z } from 'zod/mini'
import { type BraintreeTransaction, parseTransaction } from './braintree-transaction'

/** As the gateway's search takes them. */
export type SaleCriteria = Readonly<Record<string, unknown>>

const found = z.looseObject({
  searchResults: z.looseObject({ ids: z.array(z.string()), pageSize: z.number().check(z.gte(1)) }),
})
const page = z.looseObject({
  creditCardTransactions: z.looseObject({ transaction: z.unknown() }),
})

interface Wire {
  post(path: string, body: object): Promise<unknown>
}
const wired = z.looseObject({
  http: z.custom<Wire>(
    (value) => typeof value === 'object' && value !== null && 'post' in value,
    'The SDK has no way to search by',
  ),
  config: z.looseObject({ merchantId: z.string() }),
})

/**
 * The sales that match, each once. It uses the SDK's connection and not its search, which waits forever for a transaction
 * that a page lacks, or for a malformed page.
 *
 * @throws Error when a response is malformed, or lacks a transaction
 */
export async function* searchSales(
  gateway: BraintreeGateway,
  criteria: SaleCriteria,
): AsyncGenerator<BraintreeTransaction> {
  const { http, config } = wired.parse(gateway)
  const ask = (what: string, search: SaleCriteria) =>
    http.post(`/merchants/${config.merchantId}/transactions/${what}`, { search })
  const search = { type: ['sale'], ...criteria }
  const { ids, pageSize } = found.parse(await ask('advanced_search_ids', search)).searchResults
  for (let start = 0; start < ids.length; start += pageSize) {
    const wanted = new Set(ids.slice(start, start + pageSize))
    const { creditCardTransactions } = page.parse(
      await ask('advanced_search', { ...search, ids: [...wanted] }),
    )
    for (const value of toList(creditCardTransactions.transaction)) {
      const transaction = parseTransaction(value)
      if (!wanted.delete(transaction.id)) {
        throw new Error(`Braintree answered with ${transaction.id}, which was not asked for`)
      }
      if ((transaction.type ?? 'sale') === 'sale') yield transaction
    }
    if (wanted.size > 0) throw new Error(`Braintree left out ${[...wanted].join(', ')}`)
  }
}

/** XML has no list of one. */
function toList(value: unknown): readonly unknown[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value : [value]
}
