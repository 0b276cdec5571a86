/** A time for people, rounded up, so that nobody comes back too early. */
export function describeSeconds(seconds: number): string {
  if (seconds < 120) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  if (seconds < 2 * 3_600) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3_600)} hours`
}
