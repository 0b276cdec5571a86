import * as z from 'zod/mini'

const fieldSchema = z.looseObject({
  placeholder: z.optional(z.string()),
  type: z.optional(z.string()),
  maxlength: z.optional(z.number()),
  rejectUnsupportedCards: z.optional(z.boolean()),
  supportedCardBrands: z.optional(z.record(z.string(), z.boolean())),
})

const configSchema = z.looseObject({
  fields: z.record(z.string(), fieldSchema),
  styles: z._default(z.record(z.string(), z.unknown()), {}),
})

/** What the merchant's page hands to the frames when all of them are there. */
export type FrameConfig = z.infer<typeof configSchema>

export function readFrameConfig(answer: unknown): FrameConfig {
  return configSchema.parse(answer)
}
