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
  const run = createStepRunner(hooks)
  for (const check of checks) {
    results.push(
      ...(check.areIndependent ? await runTable(check, run) : await runJourney(check, run)),
    )
  }
  return results
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

async function runTable(check: Check, run: RunStep): Promise<StepResult[]> {
  const waiting = check.steps.map((step, index) => ({ step, index }))
  const results: { readonly index: number; readonly result: StepResult }[] = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results.push({ index: next.index, result: await run(check, next.step) })
    }
  }
  await Promise.all(Array.from({ length: check.atOnce ?? INDEPENDENT_AT_ONCE }, work))
  return results.sort((a, b) => a.index - b.index).map(({ result }) => result)
}

/** Runs steps and remembers what blocked each: who is blocked by a blocked step is blocked by its cause. */
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
