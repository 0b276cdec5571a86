import type { Check } from '../../run/check'
import type { Paint } from './paint'

/** What a run would do, without doing it. */
export function writePlan(checks: readonly Check[], paint: Paint): string {
  const steps = checks.reduce((sum, check) => sum + check.steps.length, 0)
  return [
    ...checks.flatMap((check) => [
      `${paint('bold', check.id)}  ${check.title}  ${paint('dim', check.level)}`,
      ...check.steps.map(({ title, operation }) => `    ${title}  ${paint('dim', operation)}`),
    ]),
    '',
    `${checks.length} checks, ${steps} steps`,
  ].join('\n')
}
