/** How many attempts fit in a window of time. */
export interface Rate {
  readonly attempts: number
  readonly windowSeconds: number
}

/** What is counted under a key. */
export interface Count {
  readonly key: string
  /** As how many attempts it counts: one, unless it says more. */
  readonly amount?: number
}

/** What attempts are counted under, and how many there may be. */
export interface Counter extends Count {
  readonly rate: Rate
  /** Set for what is left out where the statement that counts it finds nothing new to write. */
  readonly isOfNew?: boolean
}
