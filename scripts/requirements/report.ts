import type { TitledTest, Trace } from './trace'

/** The requirements with their tests, and a last line that counts them. */
export function describeRows({ rows, missing }: Trace, options: { onlyMissing: boolean }): string {
  const unproven = rows.filter(({ tests }) => tests.length === 0)
  const shown = options.onlyMissing ? unproven : rows
  const lines = shown.flatMap(({ id, tests }) =>
    tests.length > 0
      ? [id, ...tests.map((test) => `  ${describeTest(test)}`)]
      : [`${id}  ${missing.includes(id) ? 'no test, but promised' : 'no test yet'}`],
  )
  const proven = rows.length - unproven.length
  return [...lines, `${proven} of ${rows.length} requirements are carried by a test.`].join('\n')
}

/** What makes the check fail, one line each. */
export function describeProblems({ unknown, missing, unknownPromises }: Trace): string[] {
  return [
    ...missing.map((id) => `${id} is promised, but no test carries it.`),
    ...unknown.map(
      ({ id, test }) => `${id} is not in tests/requirements.md: ${describeTest(test)}`,
    ),
    ...unknownPromises.map((id) => `${id} is promised, but not in tests/requirements.md.`),
  ]
}

function describeTest({ file, line, title }: TitledTest): string {
  return `${file}:${line} ${title}`
}
