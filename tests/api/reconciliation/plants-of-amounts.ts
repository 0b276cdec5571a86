import { type Plant, unordered } from './plant'

const isReturned = true

/** Money of another amount or currency, more than once, or for nothing that the shop knows. */
export const PLANTS_OF_AMOUNTS: readonly Plant[] = [
  {
    name: 'a cent too much, ordered',
    change: ({ charge, order, transaction }) => ({
      charge,
      order,
      transactions: [{ ...transaction, amountCents: transaction.amountCents + 1 }],
    }),
    truth: { kind: 'amount-differs', repair: null },
  },
  {
    name: 'a cent too much, unordered',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [{ ...good.transaction, amountCents: good.transaction.amountCents + 1 }],
    }),
    truth: { kind: 'amount-differs', repair: 'give-up-order', isReturned },
  },
  {
    name: 'ordered for another amount',
    change: ({ charge, order, transaction }) => ({
      charge,
      order: { ...order, amountCents: order.amountCents - 1 },
      transactions: [transaction],
    }),
    truth: { kind: 'amount-differs', repair: null },
  },
  {
    name: 'another currency, ordered',
    change: ({ charge, order, transaction }) => ({
      charge,
      order,
      transactions: [{ ...transaction, currency: 'JPY' }],
    }),
    truth: { kind: 'currency-differs', repair: null },
  },
  {
    name: 'another currency, unordered',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [{ ...good.transaction, currency: 'EUR' }],
    }),
    truth: { kind: 'currency-differs', repair: 'give-up-order', isReturned },
  },
  {
    name: 'taken twice',
    change: ({ charge, order, transaction }) => ({
      charge,
      order,
      transactions: [transaction, { ...transaction, id: `${transaction.id}_again` }],
    }),
    truth: { kind: 'taken-twice', repair: 'give-back-transaction', isReturned },
  },
  {
    name: 'taken by a charge that the shop has forgotten',
    change: ({ transaction }) => ({
      charge: undefined,
      order: undefined,
      transactions: [transaction],
    }),
    truth: { kind: 'unknown-here', repair: null },
  },
  {
    name: 'taken by another shop of the same account',
    change: ({ transaction }) => ({
      charge: undefined,
      order: undefined,
      transactions: [{ ...transaction, orderId: null }],
    }),
    truth: { kind: 'unknown-here', repair: null },
  },
]
