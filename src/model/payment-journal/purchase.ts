import { z } from 'zod/mini'
import { limits } from '../../api/generated/limits'
import { formatMoney, toCents } from '../../lib/money'
import { type Cart, cartTotal } from '../cart/cart'
import type { Purchase, PurchaseLine } from './payment-state'

const { maxItems: MAX_LINES } = limits.OrderLinesCreate
const MAX_AMOUNT_CENTS = toCents(limits.Money.maximum)

const PURCHASE_ID_BYTES = 16

const id = z.string().check(z.minLength(1), z.maxLength(limits.Id.maxLength))

/** What an address must be for the service to take the order: with something that can be seen. */
export const addressRule = z.string().check(
  z.refine((address) => /[^\s\p{C}]/u.test(address), 'Enter the address to deliver to.'),
  z.maxLength(
    limits.Address.maxLength,
    `An address has at most ${limits.Address.maxLength} characters.`,
  ),
)

const lineSchema: z.ZodMiniType<PurchaseLine> = z.object({
  productId: id,
  name: z.string().check(z.minLength(1), z.maxLength(limits.ProductName.maxLength)),
  priceCents: z.int().check(z.nonnegative(), z.maximum(toCents(limits.Price.maximum))),
  count: z.int().check(z.minimum(limits.Count.minimum), z.maximum(limits.Count.maximum)),
})

export const purchaseSchema: z.ZodMiniType<Purchase> = z.object({
  id,
  userId: z.string().check(z.minLength(1)),
  pressedAt: z.int().check(z.nonnegative()),
  lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  amountCents: z.int().check(z.nonnegative(), z.maximum(MAX_AMOUNT_CENTS)),
  address: addressRule,
})

export type Preparation =
  | { readonly isReady: true; readonly purchase: Purchase }
  /** What the shopper has to change before anything can be charged. */
  | { readonly isReady: false; readonly problem: string }

/**
 * Freezes the cart into a purchase. An order that the service would refuse as it stands is stopped here:
 * past the charge it would be paid for and could never be made.
 */
export function preparePurchase(
  order: Pick<Purchase, 'id' | 'userId' | 'pressedAt' | 'address'> & { readonly cart: Cart },
): Preparation {
  const { cart, ...facts } = order
  const purchase = { ...facts, amountCents: cartTotal(cart), lines: cart.map(toLine) }
  if (purchaseSchema.safeParse(purchase).success) return { isReady: true, purchase }
  return { isReady: false, problem: describeProblem(purchase) }
}

/** An id that no other purchase has. Not `randomUUID`, which pages without HTTPS don't have. */
export function createPurchaseId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PURCHASE_ID_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toLine({ productId, name, priceCents, count }: Cart[number]): PurchaseLine {
  return { productId, name, priceCents, count }
}

function describeProblem({ lines, amountCents, address }: Purchase): string {
  const excess = lines.length - MAX_LINES
  if (excess > 0) {
    return `An order takes at most ${MAX_LINES} different prompts. Remove ${excess} to pay.`
  }
  if (amountCents > MAX_AMOUNT_CENTS) {
    return `An order may cost at most ${formatMoney(MAX_AMOUNT_CENTS)}. Lower a quantity to pay.`
  }
  const bad = lines.find((line) => !lineSchema.safeParse(line).success)
  if (bad) return `“${bad.name}” can’t be ordered as it stands in the cart. Remove it to pay.`
  const problem = addressRule.safeParse(address).error?.issues[0]?.message
  return problem ?? 'There is nothing to order. Put something into the cart first.'
}
