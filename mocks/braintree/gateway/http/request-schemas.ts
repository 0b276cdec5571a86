import { z } from 'zod'
import type {
  ThreeDSecureAnswerInput,
  ThreeDSecureLookupInput,
} from '../payment-methods/three-d-secure'
import type {
  CardInput,
  PayPalInput,
  VenmoInput,
  WalletCardInput,
} from '../payment-methods/tokenization'
import { isStorable } from './is-storable'

/** Far above any field's limit; the gateway's own rules report what exactly is wrong. */
const text = z.string().max(1000).refine(isStorable, "has a character that can't be stored")

export const cardSchema: z.ZodType<CardInput> = z.strictObject({
  number: text,
  expirationMonth: text,
  expirationYear: text,
  cvv: text.exactOptional(),
  postalCode: text.exactOptional(),
  cardholderName: text.exactOptional(),
  vault: z.boolean().exactOptional(),
})

export const payPalSchema: z.ZodType<PayPalInput> = z.strictObject({
  email: text,
  isCredit: z.boolean().exactOptional(),
  vault: z.boolean().exactOptional(),
})

export const venmoSchema: z.ZodType<VenmoInput> = z.strictObject({ username: text })

export const walletCardSchema: z.ZodType<WalletCardInput> = z.strictObject({
  wallet: z.enum(['apple-pay', 'google-pay']),
  card: text,
  isNetworkTokenized: z.boolean().exactOptional(),
})

export const lookupSchema: z.ZodType<Omit<ThreeDSecureLookupInput, 'nonce'>> = z.strictObject({
  amount: text,
})

export const answerSchema: z.ZodType<Omit<ThreeDSecureAnswerInput, 'nonce'>> = z.strictObject({
  isAnsweredRight: z.boolean(),
})
