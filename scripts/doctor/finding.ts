/** One thing that was looked at: `missing` keeps a start in production from being safe, `doubtful` is for a person to judge. */
export interface Finding {
  readonly kind: 'good' | 'doubtful' | 'missing'
  /** What is so, and what to do about it; never a secret. */
  readonly sentence: string
}

export const good = (sentence: string): Finding => ({ kind: 'good', sentence })
export const doubtful = (sentence: string): Finding => ({ kind: 'doubtful', sentence })
export const missing = (sentence: string): Finding => ({ kind: 'missing', sentence })
