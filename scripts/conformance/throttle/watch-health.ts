/** An answer, or none: what a service's health is told from. */
export interface Beat {
  readonly operation: string
  readonly durationMs: number
  /** A 5xx, or no answer at all. */
  readonly isFailure: boolean
}

/** The first answers of an operation say how fast it is. */
const FIRST_ANSWERS = 3
const LATEST = 12
const SLOWER = 3
/** Three times almost nothing is still nothing that people feel. */
const FELT_MS = 50
const LATEST_BEATS = 20
const MOST_FAILURES = 3

/**
 * Tells from the answers in the order of their coming when a service has had enough: three of the last twenty failed, or the
 * latest twelve took three times as long as the first ones of their operations, in the middle of them.
 *
 * @returns sees one answer more; says why it is enough, once it is
 */
export function createHealthWatch(): (beat: Beat) => string | undefined {
  const first = new Map<string, readonly number[]>()
  let slowness: readonly { readonly times: number; readonly byMs: number }[] = []
  let failures: readonly boolean[] = []
  return ({ operation, durationMs, isFailure }) => {
    failures = [...failures, isFailure].slice(-LATEST_BEATS)
    const failed = failures.filter(Boolean).length
    if (failed >= MOST_FAILURES) {
      return `${failed} of the service's last ${failures.length} answers were a 5xx or none at all`
    }
    // A failure may come sooner than an answer would.
    if (isFailure) return undefined
    const known = first.get(operation) ?? []
    if (known.length < FIRST_ANSWERS) {
      first.set(operation, [...known, durationMs])
      return undefined
    }
    const usual = Math.max(middleOf(known), 1)
    slowness = [...slowness, { times: durationMs / usual, byMs: durationMs - usual }].slice(-LATEST)
    const times = middleOf(slowness.map((one) => one.times))
    const byMs = middleOf(slowness.map((one) => one.byMs))
    if (slowness.length < LATEST || times < SLOWER || byMs < FELT_MS) return undefined
    return `the service's answers take ${times.toFixed(1)} times as long as at first`
  }
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}
