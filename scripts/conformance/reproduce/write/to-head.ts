import type { Plan } from '../plan/plan'
import type { MadeValue } from '../values/made-values'

/** The head of a script: what it shows, what it needs, what its exit status says. */
export function toHead(plan: Plan, made: readonly MadeValue[], mark: '#' | '//'): string {
  const needs = made.flatMap(({ name, from }) =>
    from.kind === 'environment' ? [`  ${name}: ${from.about}`] : [],
  )
  return [
    plan.title,
    ...plan.about,
    `Expected: ${plan.expected}`,
    '',
    'Exit status: 0 the service conforms, 1 it differs, 2 that could not be told.',
    'From the environment:',
    `  BASE_URL: the address of the API (${plan.baseUrl})`,
    ...needs,
  ]
    .map((line) =>
      `${mark} ${line.replaceAll(/\s+$/g, '').replaceAll(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd(),
    )
    .join('\n')
}
