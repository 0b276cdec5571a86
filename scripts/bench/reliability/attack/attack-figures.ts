import { type Figure, none } from '../../figure'
import type { PairFigure } from '../../pairs/take-pairs'
import { describeValues } from '../../pairs/take-rounds'
import { percentile } from '../../percentile'
import type { AttackOutcome } from './attacker/tally'
import type { MeasuredStretch } from './measure-stretch'

const TIMES_GOAL = 2
const GROWTH_GOAL_MB = 300
const REFUSAL_GOAL_MS = 1_000
/** Above it the attacker's own processor time distorts the measurement. */
const SHARE_GOAL = 0.5
const BYTES_PER_MB = 1024 * 1024
const SHOWN_REFUSALS = 3
const TIMES = [
  { what: 'sign in', key: 'signInMs' },
  { what: 'pay and order', key: 'payMs' },
] as const
const nameTimes = (what: string, attack: string) => `${what}: ${attack}, 95th percentile`

type Note = (text: string) => void

const ALL = 'every attack at once'

/** What all attacks at once cost shoppers in time, and the shop in memory, each beside a stretch without. */
export const besideUsual: readonly PairFigure<MeasuredStretch>[] = [
  ...TIMES.map(
    ({ what, key }): PairFigure<MeasuredStretch> => ({
      name: nameTimes(what, ALL),
      unit: 'ms',
      of: ({ shoppers }) => percentile(shoppers[key], 95),
      goal: { of: 'ratio', atMost: TIMES_GOAL },
    }),
  ),
  {
    name: nameMemory(ALL),
    unit: 'MB',
    of: (attacked, usual) => toMemoryBeyond(usual, attacked),
    goal: { of: 'value', atMost: GROWTH_GOAL_MB },
  },
]

/** What else all attacks at once did to shoppers, and the responses to the attacker. */
export function toMixedFigures(
  usual: readonly MeasuredStretch[],
  mixed: readonly MeasuredStretch[],
): Figure[] {
  const [alone, attacked] = [pool(usual), pool(mixed)]
  const refusalMs = mixed.flatMap(({ outcomes }) => findSlowestRefusal(outcomes))
  return [
    none('refused to shoppers alone', alone.shoppers.refusals.length),
    { name: 'purchases among the attacks', value: attacked.shoppers.payMs.length, unit: 'count' },
    refusedShoppers(ALL, attacked),
    { name: 'attacks that were refused', value: countRefused(attacked.outcomes), unit: 'count' },
    ...(refusalMs.length > 0 ? [toRefusalTime(refusalMs)] : []),
    none(
      'refusals without Retry-After',
      attacked.outcomes.reduce((sum, { withoutRetryAfter }) => sum + withoutRetryAfter, 0),
    ),
    {
      name: 'processor time of the attacker, of each second',
      ...describeValues(mixed.map(({ attackerShare }) => attackerShare * 1_000)),
      unit: 'ms',
      goal: { of: 'value', atMost: SHARE_GOAL * 1_000 },
    },
    {
      name: 'the attacker waited for the processor, of each second, at most',
      value: attacked.attackerWait * 1_000,
      unit: 'ms',
    },
  ]
}

/** Several stretches as one: all that was counted, and the most that was measured. */
export function pool(stretches: readonly MeasuredStretch[]): MeasuredStretch {
  const shoppers = stretches.map((stretch) => stretch.shoppers)
  return {
    shoppers: {
      signInMs: shoppers.flatMap(({ signInMs }) => signInMs),
      payMs: shoppers.flatMap(({ payMs }) => payMs),
      refusals: shoppers.flatMap(({ refusals }) => refusals),
    },
    peakBytes: Math.max(...stretches.map(({ peakBytes }) => peakBytes)),
    outcomes: stretches.flatMap(({ outcomes }) => outcomes),
    attackerShare: Math.max(...stretches.map(({ attackerShare }) => attackerShare)),
    attackerWait: Math.max(...stretches.map(({ attackerWait }) => attackerWait)),
  }
}

/** ms until the attack was refused that took longest of one stretch; nothing where none was. */
function findSlowestRefusal(outcomes: readonly AttackOutcome[]): number[] {
  const times = outcomes.flatMap(({ refusalMs }) => (refusalMs === null ? [] : [refusalMs]))
  return times.length > 0 ? [Math.max(...times)] : []
}

function countRefused(outcomes: readonly AttackOutcome[]): number {
  const refused = outcomes.filter(({ refusalMs }) => refusalMs !== null)
  return new Set(refused.map(({ attack }) => attack)).size
}

const toRefusalTime = (times: readonly number[]): Figure => ({
  name: 'until the attacker is refused, slowest attack of each stretch',
  ...describeValues(times),
  unit: 'ms',
  goal: { of: 'value', atMost: REFUSAL_GOAL_MS },
})

/** The attack that slows the shoppers most: by the one of their times that has grown most. */
export function findWorst(
  usual: MeasuredStretch,
  singles: ReadonlyMap<string, MeasuredStretch>,
): string {
  const growth = ({ shoppers }: MeasuredStretch) =>
    Math.max(
      ...TIMES.map(
        ({ key }) => percentile(shoppers[key], 95) / percentile(usual.shoppers[key], 95),
      ),
    )
  const [worst] = [...singles].toSorted(([, one], [, other]) => growth(other) - growth(one))
  if (!worst) throw new Error('There is no attack to compare.')
  return worst[0]
}

/** What one attack cost shoppers and the shop; what varies has no goal, since one stretch has no interval. */
export function toSingleFigures(
  name: string,
  usual: MeasuredStretch,
  single: MeasuredStretch,
): Figure[] {
  return [
    ...toTimes(name, usual, single),
    { name: nameMemory(name), value: toMemoryBeyond(usual, single), unit: 'MB' },
    refusedShoppers(name, single),
  ]
}

function toTimes(name: string, usual: MeasuredStretch, attacked: MeasuredStretch): Figure[] {
  return TIMES.map(({ what, key }) => ({
    name: nameTimes(what, name),
    value: percentile(attacked.shoppers[key], 95),
    unit: 'ms',
    yardstick: { name: 'usual', value: percentile(usual.shoppers[key], 95) },
  }))
}

function nameMemory(attack: string): string {
  return `memory beyond the usual peak: ${attack}`
}

function toMemoryBeyond(usual: MeasuredStretch, attacked: MeasuredStretch): number {
  return (attacked.peakBytes - usual.peakBytes) / BYTES_PER_MB
}

function refusedShoppers(attack: string, { shoppers }: MeasuredStretch): Figure {
  return none(`refused to shoppers: ${attack}`, shoppers.refusals.length)
}

/** Summarizes one stretch for the terminal. */
export function tell(
  { shoppers, peakBytes, outcomes, attackerShare, attackerWait }: MeasuredStretch,
  note: Note,
) {
  const { signInMs, payMs, refusals } = shoppers
  const describeTimes = (times: readonly number[]) =>
    `${percentile(times, 50).toFixed(0)} ms, 95th percentile ${percentile(times, 95).toFixed(0)} ms`
  note(`  ${signInMs.length} sign-ins: median ${describeTimes(signInMs)}`)
  note(`  ${payMs.length} purchases: median ${describeTimes(payMs)}`)
  note(
    `  ${(peakBytes / BYTES_PER_MB).toFixed(0)} MB of memory at most; ${refusals.length} refused`,
  )
  for (const refusal of refusals.slice(0, SHOWN_REFUSALS)) note(`    ${refusal}`)
  if (outcomes.length === 0) return
  for (const one of outcomes) note(`  ${describe(one)}`)
  const [took, waited] = [attackerShare, attackerWait].map((part) => (part * 100).toFixed(0))
  note(`  the attacker took ${took} % of a processor, and waited for it ${waited} % of the time`)
}

function describe({
  attack,
  answers,
  cuts,
  withoutRetryAfter,
  refusalMs,
  bytesRead,
}: AttackOutcome): string {
  const counted = Object.entries(answers).map(([status, count]) => `${count} × ${status}`)
  return [
    `${attack}: ${counted.join(', ') || 'no answer'}`,
    `${cuts} cut`,
    `${(bytesRead / BYTES_PER_MB).toFixed(1)} MB read`,
    refusalMs === null ? 'never refused' : `refused in ${refusalMs.toFixed(0)} ms`,
    ...(withoutRetryAfter > 0 ? [`${withoutRetryAfter} without Retry-After`] : []),
  ].join('; ')
}
