import pLimit from 'p-limit'
import { currentStep } from '../http/client'
import type { Check, Step } from '../model/check'
import type { Difference } from '../model/errors'
import { Blocked, ContractFailure, OutOfReach, TurnedAway, Undecided } from '../model/errors'
import { type Outcome, placeOf, type StepResult, type StepState } from '../model/report'

const ROWS_AT_ONCE = 6

export interface RunHooks {
  onFailure(difference: Difference, check: Check, step: Step): void
  onStep(result: StepResult): void
  onAdvice(difference: Difference, check: Check, step: Step): void
  /** Runs a step and looks at what else it changes. */
  watch(check: Check, step: Step, run: () => Promise<Outcome>): Promise<Outcome>
}

/** Runs checks one after the other; the results are in the order of the checks and steps. */
export async function runChecks(
  checks: readonly Check[],
  hooks: RunHooks,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  const run = createStepRunner(hooks)
  for (const check of checks) {
    results.push(...(await runSteps(check, run)))
  }
  return results
}

function runSteps(check: Check, run: RunStep): Promise<StepResult[]> {
  switch (check.kind) {
    case 'journey':
      return runJourney(check, run)
    case 'series':
      return runTable(check, run, 1)
    case 'table':
      return runTable(check, run, ROWS_AT_ONCE)
  }
}

type RunStep = (check: Check, step: Step, blockedBy?: string) => Promise<StepResult>

async function runJourney(check: Check, run: RunStep): Promise<StepResult[]> {
  const results: StepResult[] = []
  let blockedBy: string | undefined
  for (const step of check.steps) {
    const result = await run(check, step, blockedBy)
    if (result.state.kind === 'failed') blockedBy = placeOf(check.id, step.title)
    if (result.state.kind === 'blocked') blockedBy = result.state.by
    results.push(result)
  }
  return results
}

/** After a rejection no further step is begun, and those under way are waited for: what they made is known then. */
async function runTable(check: Check, run: RunStep, atOnce: number): Promise<StepResult[]> {
  const limit = pLimit(atOnce)
  let isOver = false
  const tryRun = async (step: Step): Promise<StepResult[]> => {
    if (isOver) return []
    try {
      return [await run(check, step)]
    } catch (error) {
      isOver = true
      throw error
    }
  }
  const outcomes = await Promise.allSettled(check.steps.map((step) => limit(() => tryRun(step))))
  return outcomes.flatMap((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  })
}

/** Runs steps and remembers the first cause of each blocked one. */
function createStepRunner(hooks: RunHooks): RunStep {
  const causes = new Map<string, string>()
  /** Where an operation did not answer, so that it is not requested any more. */
  const silent = new Map<string, string>()
  return async (check, step, blockedBy) => {
    const start = performance.now()
    const place = placeOf(check.id, step.title)
    const found: Outcome = blockedBy
      ? { kind: 'blocked', by: blockedBy }
      : await hooks.watch(check, step, () => tryStep(check, step, hooks))
    if (found.kind === 'failed' && found.silent !== undefined && !silent.has(found.silent))
      silent.set(found.silent, place)
    const state = toState(found, (by) => causes.get(by) ?? silent.get(by) ?? by)
    if (state.kind === 'blocked') causes.set(place, state.by)
    const result = toResult(check, step, state, Math.round(performance.now() - start))
    hooks.onStep(result)
    return result
  }
}

function toState(outcome: Outcome, findCause: (by: string) => string): StepState {
  switch (outcome.kind) {
    case 'failed':
      return { kind: 'failed' }
    case 'blocked': {
      const { by, operation = by } = outcome
      const cause = findCause(operation)
      return { kind: 'blocked', by: cause === operation ? by : cause }
    }
    default:
      return outcome
  }
}

async function tryStep(check: Check, step: Step, hooks: RunHooks): Promise<Outcome> {
  try {
    await currentStep.run(placeOf(check.id, step.title), () =>
      step.run((difference) => hooks.onAdvice(difference, check, step)),
    )
    return { kind: 'passed' }
  } catch (error) {
    if (error instanceof ContractFailure) hooks.onFailure(error.difference, check, step)
    return toOutcome(error)
  }
}

/** What a step comes to that threw.
 *
 * @throws what was thrown, when it is no outcome of a step but a fault of the check */
function toOutcome(error: unknown): Outcome {
  if (error instanceof ContractFailure) {
    const { rule, operation } = error.difference
    return rule === 'unreachable' ? { kind: 'failed', silent: operation } : { kind: 'failed' }
  }
  if (error instanceof Blocked) {
    const { message: by, operation } = error
    return { kind: 'blocked', by, ...(operation === undefined ? {} : { operation }) }
  }
  if (error instanceof OutOfReach)
    return { kind: 'skipped', why: error.message, isOutOfReach: true }
  if (error instanceof TurnedAway)
    return { kind: 'skipped', why: error.message, isTurnedAway: true }
  if (error instanceof Undecided) return { kind: 'skipped', why: error.message }
  throw error
}

function toResult(check: Check, step: Step, state: StepState, durationMs: number): StepResult {
  const { id, level } = check
  return { check: id, level, step: step.title, operation: step.operation, state, durationMs }
}
