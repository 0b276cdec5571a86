const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 10_000

/** How long to wait before a process is started again that has ended so many times in a row. */
export function restartDelayMs(deaths: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** (deaths - 1), LONGEST_DELAY_MS)
}
