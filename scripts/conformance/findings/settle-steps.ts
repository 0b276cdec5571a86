import { isOutOfReach, placeOf, type StepResult, type StepState } from '../model/report'

/**
 * The results with what is only known at the end: a step that met nothing but a difference of an earlier one could not judge
 * its own matter, so that it is blocked by that one, as is whatever it blocked itself. What a step out of reach blocked is out
 * of reach, too.
 */
export function settleSteps(
  steps: readonly StepResult[],
  repeats: ReadonlyMap<string, string>,
): readonly StepResult[] {
  const outOfReach = new Map(
    steps
      .filter(isOutOfReach)
      .map(({ check, step, state }) => [placeOf(check, step), state] as const),
  )
  const settle = (step: StepResult): StepState => {
    const { state } = step
    const first = repeats.get(placeOf(step.check, step.step))
    if (state.kind === 'failed' && first !== undefined) return { kind: 'blocked', by: first }
    if (state.kind !== 'blocked') return state
    return outOfReach.get(state.by) ?? { kind: 'blocked', by: repeats.get(state.by) ?? state.by }
  }
  return steps.map((step) => ({ ...step, state: settle(step) }))
}
