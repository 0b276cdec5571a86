import { z } from 'zod/mini'
import type { components } from '../../../api/generated/schema'
import { addressRule } from '../../../model/payment-journal/purchase'

type OrderCreate = components['schemas']['OrderCreate']['order']

/** What the checkout asks the shopper for, apart from a payment method. */
export const addressSchema = z.object({ address: addressRule }) satisfies z.ZodMiniType<
  Pick<OrderCreate, 'address'>
>
