import type { Counts, FamilyRate, RunFacts, Tally } from './tally'

/** The page of the error rates, in Markdown. */
export function writePage({
  families,
  variants,
  alarms,
  plainRun,
  thoroughRun,
  missed,
}: Tally): string {
  const own = families.filter(({ isUnseen }) => !isUnseen)
  const unseen = families.filter(({ isUnseen }) => isUnseen)
  return `# Error rates of the conformance check

Written by \`npm run conformance -- --self-test --rates docs/conformance-rates.md\`; don't edit it. Each fault of the corpus (\`scripts/conformance/self-test/faults\`) is put in front of a correct service, one at a time, and the whole check is run against it. A fault is found when the run reports any failure; "operation first" counts the faults whose first failure, in a plain run, is at the operation that has the fault. "–" was not measured.

A plain run against the service itself takes ${describeRun(plainRun)}, a thorough one (\`--thorough\`) ${describeRun(thoroughRun)}, on a machine that was busy with other runs.

## Unseen faults

Written from the contract alone, by authors who had not read the checks: what to expect of the faults of another backend.

${writeTable(unseen)}

## Own faults

Written with the checks.

${writeTable(own)}

## False alarms

${variants} services that differ harmlessly (\`scripts/conformance/self-test/variants\`): ${alarms?.plain ?? NONE} raise an alarm in a plain run, ${alarms?.thorough ?? NONE} in a thorough one.

## What is missed

Of what was measured, plain and thorough:

${missed.length === 0 ? 'Nothing.' : missed.map((name) => `- ${name}`).join('\n')}
`
}

const NONE = '–'

const HEAD = `| family | faults | found, plain | found, thorough | operation first |
|---|--:|--:|--:|--:|`

function writeTable(families: readonly FamilyRate[]): string {
  const rows = families.map(({ family, faults, counts }) => writeRow(family, faults, counts))
  const sum = families.reduce((total, { faults }) => total + faults, 0)
  return [HEAD, ...rows, writeRow('**all**', sum, addUp(families))].join('\n')
}

function addUp(families: readonly FamilyRate[]): Counts | undefined {
  return families.reduce<Counts | undefined>(
    (sum, { counts }) =>
      sum &&
      counts && {
        foundPlain: sum.foundPlain + counts.foundPlain,
        foundThorough: sum.foundThorough + counts.foundThorough,
        operationFirst: sum.operationFirst + counts.operationFirst,
      },
    { foundPlain: 0, foundThorough: 0, operationFirst: 0 },
  )
}

function writeRow(name: string, faults: number, counts: Counts | undefined): string {
  const share = (count: number | undefined) =>
    count === undefined ? NONE : `${count} (${Math.floor((count / faults) * 100)} %)`
  const cells = [counts?.foundPlain, counts?.foundThorough, counts?.operationFirst].map(share)
  return `| ${[name, faults, ...cells].join(' | ')} |`
}

function describeRun({ requests, durationMs }: RunFacts): string {
  return `${requests} requests in ${(durationMs / 1000).toFixed(1)} s`
}
