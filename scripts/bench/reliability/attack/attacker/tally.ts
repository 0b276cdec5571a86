import { z } from 'zod'
import { median } from '../../../percentile'
import type { AnswerHead } from './response-reader'

/** What one attack has got out of the shop. */
export const lootSchema = z.object({
  attack: z.string(),
  /** Answers by their status. */
  answers: z.record(z.string(), z.number()),
  /** Connections that were closed, or not taken, before an answer had come to its end. */
  cuts: z.number(),
  /** Of the answers 429 and 503, those that do not say when to come again. */
  withoutRetryAfter: z.number(),
  /** ms from a request's last byte to the head of a 429 or 503, the median; `null` when there was none. */
  refusalMs: z.nullable(z.number()),
  bytesRead: z.number(),
})

export type Loot = z.infer<typeof lootSchema>

export interface Tally {
  count(head: AnswerHead, tookMs: number): void
  cut(): void
  read(bytes: number): void
  total(): Loot
}

const REFUSED = [429, 503]
/** Enough for a median. */
const MOST_TIMES = 10_000

/** Counts what an attack gets. */
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
