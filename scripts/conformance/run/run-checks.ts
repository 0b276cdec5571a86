import type { Check, Step } from './check'
import type { StepResult, StepState } from './finding'
import type { Difference } from './interruptions'
import { Blocked, ContractFailure, Undecided } from './interruptions'

const INDEPENDENT_AT_ONCE = 6

export interface RunHooks {
  onFailure(difference: Difference, check: Check, step: Step): void
  onStep(result: StepResult): void
  onAdvice(difference: Difference, check: Check, step: Step): void
}

/** Runs checks one after the other; the results stand in the order of the checks and steps. */
export async function runChecks(
  checks: readonly Check[],
  hooks: RunHooks,
): Promise<readonly StepResult[]> {
  const results: StepResult[] = []
  for (const check of checks) {
    results.push(
      ...(check.areIndependent ? await runTable(check, hooks) : await runJourney(check, hooks)),
    )
  }
  return results
}

async function runJourney(check: Check, hooks: RunHooks): Promise<StepResult[]> {
  const results: StepResult[] = []
  let blockedBy: string | undefined
  for (const step of check.steps) {
    const result = blockedBy
      ? toResult(check, step, { kind: 'blocked', by: blockedBy }, 0)
      : await runStep(check, step, hooks)
    if (result.state.kind === 'failed') blockedBy = `${check.id} › ${step.title}`
    if (result.state.kind === 'blocked') blockedBy = result.state.by
    hooks.onStep(result)
    results.push(result)
  }
  return results
}

async function runTable(check: Check, hooks: RunHooks): Promise<StepResult[]> {
  const waiting = check.steps.map((step, index) => ({ step, index }))
  const results: { readonly index: number; readonly result: StepResult }[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runStep(check, next.step, hooks)
      hooks.onStep(result)
      results.push({ index: next.index, result })
    }
  }
  await Promise.all(Array.from({ length: check.atOnce ?? INDEPENDENT_AT_ONCE }, work))
  return results.sort((a, b) => a.index - b.index).map(({ result }) => result)
}

async function runStep(check: Check, step: Step, hooks: RunHooks): Promise<StepResult> {
  const start = performance.now()
  const state = await tryStep(check, step, hooks)
  return toResult(check, step, state, Math.round(performance.now() - start))
}

async function tryStep(check: Check, step: Step, hooks: RunHooks): Promise<StepState> {
  try {
    await step.run((difference) => hooks.onAdvice(difference, check, step))
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
