import type { DeclineKind } from './decline-kind'

/** What to tell shoppers in one language: that the payment was declined, and what to do next. */
export type DeclineTexts = Readonly<Record<DeclineKind, string>>
