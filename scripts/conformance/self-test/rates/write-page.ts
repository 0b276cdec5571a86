import type { Counts, FamilyRate, Tally } from './tally'

/** The page of the error rates, in Markdown. */
export function writePage({ families, variants, alarms, requests, missed }: Tally): string {
  const own = families.filter(({ isUnseen }) => !isUnseen)
  const unseen = families.filter(({ isUnseen }) => isUnseen)
  return `# Error rates of the conformance check

Written by \`npm run conformance -- --self-test --rates docs/conformance-rates.md\`; don't edit it. Each fault of the corpus (\`scripts/conformance/self-test/faults\`) is put in front of a correct service, one at a time, and the whole check is run against it. A fault is found when the run reports any failure; "operation first" counts the faults whose first failure, in a plain run, is at the operation that has the fault; "script shows it" those whose script (\`--scripts\`) fails on the faulty service and passes on the correct one. "–" was not measured. A run takes more than an hour, so the rates are of the corpus as it was then: faults that were planted since, each with a test that it is found, are counted from the next run on.

A plain run against the service itself takes ${requests.plain} requests, a thorough one (\`--thorough\`) ${requests.thorough}. How long teams wait for it: \`npm run bench -- verdict\`.

## Unseen faults

Written from the contract alone, by authors who had not read the checks: what to expect of the faults of another backend.

${writeTable(unseen, UNSEEN_COLUMNS)}

## Own faults

Written with the checks.

${writeTable(own, OWN_COLUMNS)}

## False alarms

${variants} services that differ harmlessly (\`scripts/conformance/self-test/variants\`): ${alarms?.plain ?? NONE} raise an alarm in a plain run, ${alarms?.thorough ?? NONE} in a thorough one.

## What is missed

Of what was measured, plain and thorough:

${missed.length === 0 ? 'Nothing.' : missed.map((name) => `- ${name}`).join('\n')}
`
}

const NONE = '–'

interface Column {
  readonly head: string
  readonly of: keyof Counts
}

const UNSEEN_COLUMNS: readonly Column[] = [
  { head: 'found, plain', of: 'foundPlain' },
  { head: 'found, thorough', of: 'foundThorough' },
  { head: 'operation first', of: 'operationFirst' },
]
/** Who planted an unseen fault thought of another rule than the one that finds it, so that its script tells nothing. */
const OWN_COLUMNS: readonly Column[] = [
  ...UNSEEN_COLUMNS,
  { head: 'script shows it', of: 'reproduced' },
]

function writeTable(families: readonly FamilyRate[], columns: readonly Column[]): string {
  const head = ['family', 'faults', ...columns.map((column) => column.head)]
  const line = `|---${'|--:'.repeat(head.length - 1)}|`
  const sum = families.reduce((total, { faults }) => total + faults, 0)
  const all: FamilyRate = { family: '**all**', isUnseen: false, faults: sum, ...addUp(families) }
  const rows = [...families, all].map((rate) => writeRow(rate, columns))
  return [`| ${head.join(' | ')} |`, line, ...rows].join('\n')
}

/** Nothing unless every family was counted. */
function addUp(families: readonly FamilyRate[]): Pick<FamilyRate, 'counts'> {
  const counted = families.flatMap(({ counts }) => counts ?? [])
  if (counted.length < families.length) return {}
  const sum = (of: keyof Counts) => counted.reduce((total, counts) => total + counts[of], 0)
  return {
    counts: {
      foundPlain: sum('foundPlain'),
      foundThorough: sum('foundThorough'),
      operationFirst: sum('operationFirst'),
      reproduced: sum('reproduced'),
    },
  }
}

function writeRow({ family, faults, counts }: FamilyRate, columns: readonly Column[]): string {
  const share = (count: number) => `${count} (${Math.floor((count / faults) * 100)} %)`
  const cells = columns.map(({ of }) => (counts ? share(counts[of]) : NONE))
  return `| ${[family, faults, ...cells].join(' | ')} |`
}
