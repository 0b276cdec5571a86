import pLimit from 'p-limit'
import { currentStep } from '../http/client'
import type { Check, Step } from '../model/check'
import type { Difference } from '../model/errors'
import { Blocked, ContractFailure, Undecided } from '../model/errors'
import type { StepResult, StepState } from '../model/report'

const ROWS_AT_ONCE = 6

export interface RunHooks {
  onFailure(difference: Difference, check: Check, step: Step): void
  onStep(result: StepResult): void
  onAdvice(difference: Difference, check: Check, step: Step): void
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
    if (result.state.kind === 'failed') blockedBy = placeOf(check, step)
    if (result.state.kind === 'blocked') blockedBy = result.state.by
    results.push(result)
  }
  return results
}

function runTable(check: Check, run: RunStep, atOnce: number): Promise<StepResult[]> {
  const limit = pLimit(atOnce)
  return Promise.all(check.steps.map((step) => limit(() => run(check, step)))).finally(() =>
    // After a rejection nothing more is sent.
    limit.clearQueue(),
  )
}

/** Runs steps and remembers the first cause of each blocked one. */
function createStepRunner(hooks: RunHooks): RunStep {
  const causes = new Map<string, string>()
  return async (check, step, blockedBy) => {
    const start = performance.now()
    const found: StepState = blockedBy
      ? { kind: 'blocked', by: blockedBy }
      : await tryStep(check, step, hooks)
    const state: StepState =
      found.kind === 'blocked' ? { ...found, by: causes.get(found.by) ?? found.by } : found
    if (state.kind === 'blocked') causes.set(placeOf(check, step), state.by)
    const result = toResult(check, step, state, Math.round(performance.now() - start))
    hooks.onStep(result)
    return result
  }
}

function placeOf({ id }: Check, { title }: Step): string {
  return `${id} › ${title}`
}

async function tryStep(check: Check, step: Step, hooks: RunHooks): Promise<StepState> {
  try {
    await currentStep.run(placeOf(check, step), () =>
      step.run((difference) => hooks.onAdvice(difference, check, step)),
    )
    return { kind: 'passed' }
  } catch (error) {
    if (error instanceof ContractFailure) {
      hooks.onFailure(error.difference, check, step)
      return { kind: 'failed' }
    }
    if (error instanceof Blocked) return { kind: 'blocked', by: error.message }
    if (error instanceof Undecided) return { kind: 'skipped', why: error.message }
    throw error
  }
}

function toResult(check: Check, step: Step, state: StepState, durationMs: number): StepResult {
  const { id, level } = check
  return { check: id, level, step: step.title, operation: step.operation, state, durationMs }
}
