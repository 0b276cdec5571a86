import { z } from 'zod'

/** An account with a session. */
const customerSchema = z.object({
  email: z.string(),
  password: z.string(),
  userId: z.string(),
  token: z.string(),
})

/** The prepared shop’s accounts and products. */
export const shopFactsSchema = z.object({
  shoppers: z.array(customerSchema),
  /** The attacker's own accounts. */
  attackers: z.array(customerSchema),
  /** Who may upload: anybody else is refused before the body is read. */
  administrator: customerSchema.pick({ userId: true, token: true }),
  /** The bytes that the contract allows the JSON of some operations. */
  longestJson: z.object({
    signIn: z.number(),
    filterProducts: z.number(),
    createOrder: z.number(),
  }),
  /** What the shoppers buy. */
  product: z.object({ _id: z.string(), price: z.number() }),
  /** Ids of some products. */
  productIds: z.array(z.string()),
  /** Paths of some photos, without a width. */
  photos: z.array(z.string()),
})

export type Customer = z.infer<typeof customerSchema>
export type ShopFacts = z.infer<typeof shopFactsSchema>
