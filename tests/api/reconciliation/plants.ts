import type { charges } from '../../../mocks/api/database/tables/charges'
import type { orders } from '../../../mocks/api/database/tables/orders'
import type { FindingKind, Repair } from '../../../mocks/api/payment/reconciliation/finding'

type Charge = typeof charges.$inferInsert

/** A transaction at the provider. */
export interface PlantedTransaction {
  readonly id: string
  readonly orderId: string | null
  readonly amountCents: number
  readonly currency: string
  readonly isDeclined: boolean
  readonly isVoided: boolean
}

/** One purchase as the shop and the provider have it. */
export interface Purchase {
  readonly charge: Charge | undefined
  readonly order:
    | Pick<typeof orders.$inferInsert, 'id' | 'transactionId' | 'amountCents'>
    | undefined
  readonly transactions: readonly PlantedTransaction[]
}

export interface Truth {
  readonly kind: FindingKind
  readonly repair: Repair | null
  /** What is found of it once it is repaired; nothing where this is left out. */
  readonly next?: FindingKind
  /** Whether the repair gives money back. */
  readonly isReturned?: boolean
}

export interface Plant {
  readonly name: string
  /** How the purchase differs from one that was paid and ordered a few hours ago. */
  change(purchase: GoodPurchase): Purchase
  readonly truth?: Truth
}

export interface GoodPurchase {
  readonly charge: Charge
  readonly order: NonNullable<Purchase['order']>
  readonly transaction: PlantedTransaction
  readonly now: Date
}

const HOUR_MS = 3_600_000
const ago = ({ now }: GoodPurchase, hours: number) => new Date(now.getTime() - hours * HOUR_MS)

/** The shop has written down no word of the provider's. */
const pending = (good: GoodPurchase): Charge => ({
  ...good.charge,
  status: 'pending',
  transactionId: null,
  orderedAt: null,
})
const unordered = (good: GoodPurchase): Charge => ({ ...good.charge, orderedAt: null })
const isReturned = true

export const PLANTS: readonly Plant[] = [
  {
    name: 'paid and ordered',
    change: ({ charge, order, transaction }) => ({ charge, order, transactions: [transaction] }),
  },
  {
    name: 'declined',
    change: (good) => ({
      charge: { ...unordered(good), status: 'declined' },
      order: undefined,
      transactions: [{ ...good.transaction, isDeclined: true }],
    }),
  },
  {
    name: 'given back',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voided' },
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
  },
  {
    name: 'free',
    change: ({ charge, order }) => ({
      charge: { ...charge, nonce: null, nonceUse: 'none', amountCents: 0 },
      order: { ...order, amountCents: 0 },
      transactions: [],
    }),
  },
  {
    name: 'on its way',
    change: (good) => ({
      charge: { ...unordered(good), updatedAt: good.now },
      order: undefined,
      transactions: [good.transaction],
    }),
  },
  {
    name: 'killed between charge and order, hours ago',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: null },
  },
  {
    name: 'killed between charge and order, a day ago',
    change: (good) => ({
      charge: { ...unordered(good), createdAt: ago(good, 25), updatedAt: ago(good, 25) },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: 'give-up-order', isReturned },
  },
  {
    name: 'never ordered, two months ago',
    change: (good) => ({
      charge: { ...unordered(good), createdAt: ago(good, 1500), updatedAt: ago(good, 1500) },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'money-without-order', repair: 'give-up-order', isReturned },
  },
  {
    name: 'timed out after the money was taken',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle', next: 'money-without-order' },
  },
  {
    name: 'timed out after a decline',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [{ ...good.transaction, isDeclined: true }],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle' },
  },
  {
    name: 'timed out after another currency was taken',
    change: (good) => ({
      charge: pending(good),
      order: undefined,
      transactions: [{ ...good.transaction, currency: 'EUR' }],
    }),
    truth: { kind: 'charge-unsettled', repair: 'settle', isReturned },
  },
  {
    name: 'killed before the provider was reached',
    change: (good) => ({ charge: pending(good), order: undefined, transactions: [] }),
    truth: { kind: 'charge-hangs', repair: 'settle' },
  },
  {
    name: 'void failed',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voiding' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'refund-hangs', repair: 'give-back', isReturned },
  },
  {
    name: 'killed between the void and its note',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voiding' },
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
    truth: { kind: 'refund-hangs', repair: 'give-back', isReturned },
  },
  {
    name: 'noted as given back, and still there',
    change: (good) => ({
      charge: { ...unordered(good), status: 'voided' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'refund-missing', repair: 'give-back-transaction', isReturned },
  },
  {
    name: 'taken despite a decline',
    change: (good) => ({
      charge: { ...unordered(good), status: 'declined' },
      order: undefined,
      transactions: [good.transaction],
    }),
    truth: { kind: 'taken-despite-decline', repair: 'give-back-transaction', isReturned },
  },
  {
    name: 'given back at the provider alone',
    change: (good) => ({
      charge: unordered(good),
      order: undefined,
      transactions: [{ ...good.transaction, isVoided: true }],
    }),
    truth: { kind: 'refund-unrecorded', repair: 'note-return' },
  },
  {
    name: 'ordered, and given back at the provider',
    change: ({ charge, order, transaction }) => ({
      charge,
      order,
      transactions: [{ ...transaction, isVoided: true }],
    }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered, and unknown to the provider',
    change: ({ charge, order }) => ({ charge, order, transactions: [] }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered, and given back by the shop',
    change: ({ charge, order, transaction }) => ({
      charge: { ...charge, status: 'voided' },
      order,
      transactions: [{ ...transaction, isVoided: true }],
    }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'ordered without any charge',
    change: ({ order }) => ({ charge: undefined, order, transactions: [] }),
    truth: { kind: 'order-without-money', repair: null },
  },
  {
    name: 'unordered, and unknown to the provider',
    change: (good) => ({ charge: unordered(good), order: undefined, transactions: [] }),
    truth: { kind: 'unknown-at-provider', repair: null },
  },
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
