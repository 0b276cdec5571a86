import { z } from 'zod'
import { median } from '../../../percentile'
import type { AnswerHead } from './response-reader'

/** The responses to one attack. */
export const lootSchema = z.object({
  attack: z.string(),
  /** Number of responses by status. */
  answers: z.record(z.string(), z.number()),
  /** Connections that were refused, or closed before a response was complete. */
  cuts: z.number(),
  /** Responses 429 and 503 without `Retry-After`. */
  withoutRetryAfter: z.number(),
  /** ms from a request's last byte to the head of a 429 or 503, the median; `null` when there was none. */
  refusalMs: z.nullable(z.number()),
  bytesRead: z.number(),
})

export type AttackOutcome = z.infer<typeof lootSchema>

export interface Tally {
  count(head: AnswerHead, tookMs: number): void
  cut(): void
  read(bytes: number): void
  total(): AttackOutcome
}

const REFUSED = [429, 503]
/** Enough for a median. */
const MOST_TIMES = 10_000

/** Counts the responses to an attack. */
export function createTally(attack: string): Tally {
  const answers: Record<string, number> = {}
  const refusalMs: number[] = []
  let cuts = 0
  let withoutRetryAfter = 0
  let bytesRead = 0
  return {
    count({ status, hasRetryAfter }, tookMs) {
      answers[status] = (answers[status] ?? 0) + 1
      if (!REFUSED.includes(status)) return
      if (!hasRetryAfter) withoutRetryAfter += 1
      if (refusalMs.length < MOST_TIMES) refusalMs.push(tookMs)
    },
    cut() {
      cuts += 1
    },
    read(bytes) {
      bytesRead += bytes
    },
    total: () => ({
      attack,
      answers,
      cuts,
      withoutRetryAfter,
      refusalMs: refusalMs.length > 0 ? median(refusalMs) : null,
      bytesRead,
    }),
  }
}
