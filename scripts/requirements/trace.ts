/** A test and the requirement ids that its title, or the title of a `describe` around it, carries. */
export interface TitledTest {
  file: string
  line: number
  title: string
  ids: string[]
}

export interface Trace {
  /** Each requirement, in the order of the list, with the tests that carry it. */
  rows: { id: string; tests: TitledTest[] }[]
  /** Tests with an id that the list does not have. */
  unknown: { id: string; test: TitledTest }[]
  /** Promised requirements that no test carries. */
  missing: string[]
  /** Ids of promises that the list does not have. */
  unknownPromises: string[]
}

/** Holds the list of requirements, what is promised of it, and the tests against each other. */
export function traceRequirements(
  ids: readonly string[],
  promises: readonly string[],
  tests: readonly TitledTest[],
): Trace {
  const known = new Set(ids)
  const promised = promises.flatMap(expandRange)
  const rows = ids.map((id) => ({ id, tests: tests.filter((test) => test.ids.includes(id)) }))
  const unproven = new Set(rows.filter((row) => row.tests.length === 0).map(({ id }) => id))
  return {
    rows,
    unknown: tests.flatMap((test) =>
      test.ids.filter((id) => !known.has(id)).map((id) => ({ id, test })),
    ),
    missing: promised.filter((id) => unproven.has(id)),
    unknownPromises: promised.filter((id) => !known.has(id)),
  }
}

/**
 * `NAV-1..3` → `NAV-1`, `NAV-2`, `NAV-3`; a single id is itself.
 *
 * @throws Error for what is neither an id nor a range
 */
export function expandRange(range: string): string[] {
  const match = /^([A-Z]+)-(\d+)(?:\.\.(\d+))?$/.exec(range)
  if (!match)
    throw new Error(`"${range}" is neither an id such as NAV-1 nor a range such as NAV-1..6.`)
  const [, prefix, first, last = first] = match
  const count = Number(last) - Number(first) + 1
  if (count < 1) throw new Error(`The range "${range}" is empty.`)
  return Array.from({ length: count }, (_, index) => `${prefix}-${Number(first) + index}`)
}

/** The ids of the rows of `tests/requirements.md`. */
export function readRequirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\|\s*([A-Z]+-\d+)\s*\|/gm)].flatMap(([, id]) => id ?? [])
}
