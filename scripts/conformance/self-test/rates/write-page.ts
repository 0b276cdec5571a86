import type { FamilyRate, Tally } from './tally'

/** The page of the error rates, in Markdown. */
export function writePage({ families, variants, plainRun, thoroughRun, missed }: Tally): string {
  const own = families.filter(({ isUnseen }) => !isUnseen)
  const unseen = families.filter(({ isUnseen }) => isUnseen)
  const run = ({ requests, durationMs }: Tally['plainRun']) =>
    `${requests} requests in ${(durationMs / 1000).toFixed(1)} s`
  return `# Error rates of the conformance check

Written by \`npm run conformance -- --self-test --rates docs/conformance-rates.md\`; don't edit it. Each fault of the corpus (\`scripts/conformance/self-test/faults\`) is put in front of a correct service, one at a time, and the whole check is run against it. A fault is found when the run reports any failure; "operation first" counts the faults whose first failure, in a plain run, is at the operation that has the fault. Own faults were written with the checks at hand. The unseen ones were written from the contract by people who had not read the checks: they tell what to expect of a backend's own faults.

A plain run against the service itself takes ${run(plainRun)}, a thorough one (\`--thorough\`) ${run(thoroughRun)}.

## Unseen faults

${writeTable(unseen)}

## Own faults

${writeTable(own)}

## False alarms

${variants.count} services that differ harmlessly (\`scripts/conformance/self-test/variants\`): ${variants.plainAlarms} raise an alarm in a plain run, ${variants.thoroughAlarms} in a thorough one.

## What is missed

${missed.length === 0 ? 'Nothing.' : missed.map((name) => `- ${name}`).join('\n')}
`
}

const HEAD = `| family | faults | found, plain | found, thorough | operation first |
|---|--:|--:|--:|--:|`

function writeTable(families: readonly FamilyRate[]): string {
  const total = families.reduce(
    (sum, one) => ({
      faults: sum.faults + one.faults,
      foundPlain: sum.foundPlain + one.foundPlain,
      foundThorough: sum.foundThorough + one.foundThorough,
      operationFirst: sum.operationFirst + one.operationFirst,
    }),
    { faults: 0, foundPlain: 0, foundThorough: 0, operationFirst: 0 },
  )
  return [
    HEAD,
    ...families.map((one) => writeRow(one.family, one)),
    writeRow('**all**', total),
  ].join('\n')
}

type Counts = Omit<FamilyRate, 'family' | 'isUnseen'>

function writeRow(name: string, { faults, ...counts }: Counts): string {
  const share = (count: number) => `${count} (${Math.floor((count / faults) * 100)} %)`
  const { foundPlain, foundThorough, operationFirst } = counts
  return `| ${name} | ${faults} | ${share(foundPlain)} | ${share(foundThorough)} | ${share(operationFirst)} |`
}
