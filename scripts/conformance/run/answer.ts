import type { z } from 'zod'
import type { Exchange } from '../http/exchange'

/** An answer that conforms to the contract. */
export interface Answer {
  readonly status: number
  readonly exchange: Exchange
  /** The body as the schema reads it. */
  read<T>(schema: z.ZodType<T>): T
}
