/** The result of one check: `missing` makes a production start unsafe, `doubtful` needs a person's judgement. */
export interface Finding {
  readonly kind: 'good' | 'doubtful' | 'missing'
  /** The fact and what to do about it; never a secret. */
  readonly sentence: string
}

export const good = (sentence: string): Finding => ({ kind: 'good', sentence })
export const doubtful = (sentence: string): Finding => ({ kind: 'doubtful', sentence })
export const missing = (sentence: string): Finding => ({ kind: 'missing', sentence })
