import type { Observation, Step } from './observation'

/** One thing in which the two pages differ. */
export interface Difference {
  /** The step, or `whole page`. */
  readonly step: string
  readonly what:
    | 'create'
    | 'texts'
    | 'hooks'
    | 'events'
    | 'answer'
    | 'requestable'
    | 'options'
    | 'console'
    | 'hosts'
    | 'steps'
  readonly old: readonly string[]
  readonly new: readonly string[]
}

/** All that differs between the old drop-in's page and the new widget's. */
export function compareObservations(before: Observation, after: Observation): Difference[] {
  const whole = 'whole page'
  return [
    ...inOrder(whole, 'create', [before.created], [after.created]),
    ...before.steps.flatMap((step) => {
      const same = after.steps.find(({ name }) => name === step.name)
      return same ? compareSteps(step, same) : []
    }),
    ...asSets(whole, 'steps', before.steps.map(nameOf), after.steps.map(nameOf)),
    ...asSets(whole, 'console', before.console, after.console),
    ...asSets(whole, 'hosts', before.hosts, after.hosts),
  ]
}

function compareSteps(before: Step, after: Step): Difference[] {
  const { name } = before
  return [
    ...asSets(name, 'texts', before.texts, after.texts),
    ...asSets(name, 'hooks', before.hooks, after.hooks),
    ...asSets(name, 'options', before.options, after.options),
    ...inOrder(name, 'events', before.events, after.events),
    ...inOrder(name, 'answer', listed(before.answer), listed(after.answer)),
    ...inOrder(name, 'requestable', [`${before.isRequestable}`], [`${after.isRequestable}`]),
  ]
}

function nameOf({ name }: Step): string {
  return name
}

function listed(answer: string | undefined): string[] {
  return answer === undefined ? [] : [answer]
}

type What = Difference['what']

/** What only one of them has. */
function asSets(
  step: string,
  what: What,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const lost = [...new Set(before)].filter((each) => !after.includes(each))
  const added = [...new Set(after)].filter((each) => !before.includes(each))
  return lost.length + added.length === 0 ? [] : [{ step, what, old: lost, new: added }]
}

/** Both lists, where they are not the same from beginning to end. */
function inOrder(
  step: string,
  what: What,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const isSame =
    before.length === after.length && before.every((each, index) => each === after[index])
  return isSame ? [] : [{ step, what, old: before, new: after }]
}
