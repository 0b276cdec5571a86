import fc from 'fast-check'

/** With it a failing test draws the same changes again. */
export const SEED = 18
export const CHANGES = 1_000
const OPTIONS = ['paypal', 'paypalCredit', 'googlePay', 'applePay', 'threeDSecure'] as const
type Option = (typeof OPTIONS)[number]
export type Change = readonly [option: Option, amount: string]

const change = fc.tuple(
  fc.constantFrom(...OPTIONS),
  fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
)

/** As many random changes as are asked for; the last ones give every option its last amount. */
export function drawChanges(seed: number): readonly Change[] {
  const last = OPTIONS.map((option, index): Change => [option, `${index + 1}00.25`])
  return [...fc.sample(change, { seed, numRuns: CHANGES }), ...last]
}
