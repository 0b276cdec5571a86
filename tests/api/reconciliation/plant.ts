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
    | Pick<typeof orders.$inferInsert, 'id' | 'transactionId' | 'amountCents' | 'status'>
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
export const ago = ({ now }: GoodPurchase, hours: number) =>
  new Date(now.getTime() - hours * HOUR_MS)

/** The shop has written down no word of the provider's. */
export const pending = (good: GoodPurchase): Charge => ({
  ...good.charge,
  status: 'pending',
  transactionId: null,
  orderedAt: null,
})
export const unordered = (good: GoodPurchase): Charge => ({ ...good.charge, orderedAt: null })
