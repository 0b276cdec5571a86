import { CannotRun } from '../model/errors'
import { isOutOfReach, type StepResult } from '../model/report'
import { type Level, levels } from '../model/rules'
import { type Coverage, shareOf } from './coverage'

/** How much a run must have judged, from `--require`. */
export interface Requirement {
  /** In percent of what can be judged. */
  readonly share?: number
  readonly levels: readonly Level[]
}

/**
 * Reads the words of `--require`: a share such as `90%`, and names of levels.
 *
 * @throws {CannotRun} for anything else.
 */
export function readRequirement(words: readonly string[]): Requirement {
  const shares = words.filter((word) => /^\d{1,3}%$/.test(word)).map((word) => parseInt(word, 10))
  const named = levels.filter((level) => words.includes(level))
  const wrong = words.find(
    (word) => !/^(?:100|\d{1,2})%$/.test(word) && !levels.some((level) => level === word),
  )
  if (wrong !== undefined || words.length === 0) {
    throw new CannotRun(
      `--require ${wrong ?? ''}: give a share from 0% to 100%, names of levels (${levels.join(', ')}), or both: 90%,money.`,
    )
  }
  return { levels: named, ...(shares.length > 0 ? { share: Math.max(...shares) } : {}) }
}

/** What a run did not judge though it was required, a sentence each. */
export function findUnmet(
  { share, levels: required }: Requirement,
  coverage: Coverage,
  steps: readonly StepResult[],
): string[] {
  const judged = shareOf(coverage.tally)
  return [
    ...(share !== undefined && judged < share
      ? [`${judged}% of what can be judged was judged; --require asks for ${share}%.`]
      : []),
    ...required.flatMap((level) => {
      const own = steps.filter((step) => step.level === level && !isOutOfReach(step))
      const problem = findUnjudged(own)
      return problem ? [`The level ${level} was not judged as --require asks: ${problem}.`] : []
    }),
  ]
}

/** Why a run is no whole one that an option lets only read, unless somebody has said what is enough: by `--require`, or `--only`. */
export function findUnasked(readOnlyBy: string | undefined, only: readonly string[]): string[] {
  if (readOnlyBy === undefined || only.length > 0) return []
  return [
    `Only what needs no write was judged (${readOnlyBy}): nobody signed in, and no money. --require says what is enough, as --require reachable does.`,
  ]
}

/** A level is judged when nothing of it was blocked, and something was judged of each of its operations. */
function findUnjudged(steps: readonly StepResult[]): string | undefined {
  if (steps.length === 0) return 'none of its steps ran'
  const blocked = steps.filter(({ state }) => state.kind === 'blocked')
  const [first] = blocked
  if (first?.state.kind === 'blocked') {
    return `${blocked.length} of its ${steps.length} steps could not run, the first because of ${first.state.by}`
  }
  const judged = new Set(
    steps.filter(({ state }) => state.kind !== 'skipped').map(({ operation }) => operation),
  )
  const unjudged = steps.find(({ operation }) => !judged.has(operation))
  return unjudged?.state.kind === 'skipped'
    ? `of ${unjudged.operation} nothing was judged (${unjudged.state.why})`
    : undefined
}
