import type { z } from 'zod/mini'
import type { Exchange } from '../http/exchange'

/** A response that conforms to the contract. */
export interface Answer {
  readonly status: number
  readonly exchange: Exchange
  /** The body as a shape of the contract reads it. */
  read<T>(shape: z.ZodMiniType<T>): T
}
