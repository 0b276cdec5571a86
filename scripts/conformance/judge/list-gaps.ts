import { isOutOfReach, listUnjudged, placeOf, type StepResult } from '../model/report'

const SIGN_IN = placeOf('accounts', 'sign in as a shopper')
const ADMINISTRATOR = placeOf('accounts', 'sign in as administrator')

/**
 * Why a run without differences shows the contract only partly: what was asked for and could not be judged. What `--only` and
 * `--read-only` left out is not among the steps, so that it is no gap; what a difference blocks is said with that difference, and
 * what is out of reach with how people sign in.
 */
export function listGaps(all: readonly StepResult[]): readonly string[] {
  const steps = all.filter((step) => !isOutOfReach(step))
  const failed = new Set(
    steps
      .filter(({ state }) => state.kind === 'failed')
      .map(({ check, step }) => placeOf(check, step)),
  )
  const unjudged = listUnjudged({ steps })
  const behind = (place: string) =>
    unjudged.filter((one) => placeOf(one.check, one.step) === place || blockerOf(one) === place)
  // A sign-in whose answer breaks the contract may have let somebody in all the same.
  const isIn = (place: string, used: ReadonlySet<string>) =>
    failed.has(place) &&
    steps.some(({ check, state }) => used.has(check) && state.kind === 'passed')
  const nobody = isIn(SIGN_IN, NEED_SHOPPER) ? [] : behind(SIGN_IN)
  const administrator = isIn(ADMINISTRATOR, NEED_ADMINISTRATOR)
    ? []
    : behind(ADMINISTRATOR).filter((one) => blockerOf(one) !== SIGN_IN)
  const silent = listSilentChecks(steps)
  const money = silent.filter(([{ level }]) => level === 'money').map(([first]) => nameCheck(first))
  const told = new Set([...nobody, ...administrator])
  const isOpen = (step: StepResult) => !told.has(step) && !failed.has(blockerOf(step) ?? '')
  return [
    ...(nobody.length > 0 ? [`Nobody signed in: ${count(nobody)} could not run.`] : []),
    ...(administrator.length > 0
      ? [
          `There was no administrator: ${count(administrator)} could not run. Give --admin-email and --admin-password, or one in --auth.`,
        ]
      : []),
    ...(money.length > 0 ? [`Money was not judged: ${money.join(', ')}.`] : []),
    ...silent
      .filter(([first]) => first.level !== 'money' && isOpen(first) && !isTurnedAway(first))
      .map(([first]) => `Nothing of ${first.check} was judged: ${explain(first)}.`),
    ...listTurnedAway(steps),
    ...listBlockers(unjudged.filter(isOpen), steps),
  ]
}

/** Checks none of whose steps passes without the one or the other. */
const NEED_SHOPPER: ReadonlySet<string> = new Set(['access', 'profile', 'checkout'])
const NEED_ADMINISTRATOR: ReadonlySet<string> = new Set(['access', 'stock'])

function blockerOf({ state }: StepResult): string | undefined {
  return state.kind === 'blocked' ? state.by : undefined
}

/** The checks of which no step judged anything, with their steps. */
function listSilentChecks(steps: readonly StepResult[]) {
  const checks = new Map<string, [StepResult, ...StepResult[]]>()
  for (const step of steps) {
    const known = checks.get(step.check)
    if (known) known.push(step)
    else checks.set(step.check, [step])
  }
  return [...checks.values()].filter((all) => listUnjudged({ steps: all }).length === all.length)
}

function isTurnedAway({ state }: StepResult): boolean {
  return state.kind === 'skipped' && state.isTurnedAway === true
}

/** A service that turns calls away may hide any difference behind it. */
function listTurnedAway(steps: readonly StepResult[]): string[] {
  const turned = steps.filter(isTurnedAway)
  const [first] = turned
  if (first === undefined) return []
  return [
    `${count(turned)} could not be judged, since the service had no time for them: ${explain(first)} (${placeOf(first.check, first.step)}). Allow more requests to the check’s address.`,
  ]
}

function listBlockers(open: readonly StepResult[], all: readonly StepResult[]): string[] {
  const blockers = new Set(open.flatMap((step) => blockerOf(step) ?? []))
  return [...blockers].map((by) => {
    const blocked = open.filter((step) => blockerOf(step) === by)
    const blocker = all.find(({ check, step }) => placeOf(check, step) === by)
    return `${count(blocked)} could not run: blocked by ${by}${blocker ? whyOf(blocker) : ''}.`
  })
}

function nameCheck(first: StepResult): string {
  return `${first.check}${whyOf(first)}`
}

/** What to do about it, often. */
function whyOf({ state }: StepResult): string {
  return state.kind === 'skipped' ? ` (${state.why})` : ''
}

function explain({ state }: StepResult): string {
  if (state.kind === 'blocked') return `blocked by ${state.by}`
  return state.kind === 'skipped' ? state.why : state.kind
}

function count({ length }: readonly unknown[]): string {
  return length === 1 ? '1 step' : `${length} steps`
}
