import { placeOf, type StepResult, type StepState } from '../model/report'

/**
 * The results with what is only known at the end: a step that met nothing but a difference of an earlier one could not judge
 * its own matter, so that it is blocked by that one, as is whatever it blocked itself.
 */
export function settleSteps(
  steps: readonly StepResult[],
  repeats: ReadonlyMap<string, string>,
): readonly StepResult[] {
  const settle = (step: StepResult): StepState => {
    const { state } = step
    const first = repeats.get(placeOf(step.check, step.step))
    if (state.kind === 'failed' && first !== undefined) return { kind: 'blocked', by: first }
    if (state.kind !== 'blocked') return state
    return { kind: 'blocked', by: repeats.get(state.by) ?? state.by }
  }
  return steps.map((step) => ({ ...step, state: settle(step) }))
}
