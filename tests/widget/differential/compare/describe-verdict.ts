import type { Difference, Verdict } from './compare'

/** What went wrong, as lines to read: what only the old one shows with `-`, only the new one with `+`. */
export function describeVerdict(
  verdict: Extract<Verdict, { kind: 'differs-by-accident' }>,
): string {
  return [
    ...verdict.missing.map((name) => `The intended difference ${name} doesn't show.`),
    ...verdict.accidents.flatMap(describeDifference),
  ].join('\n')
}

function describeDifference({ step, channel, old, new: now }: Difference): string[] {
  return [
    `${step}, ${channel}:`,
    ...old.map((line) => `  - ${line}`),
    ...now.map((line) => `  + ${line}`),
  ]
}
