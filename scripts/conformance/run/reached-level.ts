import { type Level, levels } from './level'
import { listFailures, type Report } from './report'

/** The highest level up to which nothing differs, is missing or could not be tried; none at the start. */
export function findReachedLevel(report: Report): Level | undefined {
  const failing = new Set([
    ...listFailures(report).map(({ level }) => level),
    ...report.steps.filter(({ state }) => state.kind === 'blocked').map(({ level }) => level),
    ...(report.inventory.missing.length > 0 ? (['reachable'] as const) : []),
  ])
  const tried = new Set(report.steps.map(({ level }) => level))
  const firstOpen = levels.findIndex((level) => failing.has(level) || !tried.has(level))
  return firstOpen === -1 ? levels.at(-1) : levels[firstOpen - 1]
}

/** The level that a report has reached, for people. */
export function describeLevel(report: Report): string {
  const reached = findReachedLevel(report)
  if (reached) return reached
  const [first] = levels
  const isTried = report.steps.some(({ level }) => level === first)
  return isTried ? `none yet: ${first} comes first` : `not measured: ${first} was not tried`
}
