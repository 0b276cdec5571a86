import { relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod/mini'
import { ROOT } from '../system/run-command'

/** A test as it was run. */
export interface RanTest {
  /** Such as `tests/api/access.test.ts`. */
  readonly file: string
  /** With the titles of the groups around it: `pages > /shop is the storefront`. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
  /** The errors with which it failed before it passed. */
  readonly failedBefore?: readonly string[]
  /** Files that say what its page showed then. */
  readonly errorContexts?: readonly string[]
}

/** What a stage ran, and which files' tests it would run. */
export interface TestRun {
  readonly tests: readonly RanTest[]
  holds(file: string): boolean
}

const vitestSchema = z.looseObject({
  testResults: z.array(
    z.looseObject({
      name: z.string(),
      assertionResults: z.array(
        z.looseObject({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
        }),
      ),
    }),
  ),
})

/** The tests of Vitest's JSON report. */
export function readVitestRun(report: string): RanTest[] {
  return vitestSchema.parse(JSON.parse(report)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(ROOT, name).replaceAll(sep, '/'),
      title: [...ancestorTitles, title].filter((part) => part !== '').join(' > '),
      outcome: status === 'passed' || status === 'failed' ? status : ('skipped' as const),
    })),
  )
}

const playwrightTestSchema = z.looseObject({
  status: z.string(),
  results: z.optional(
    z.array(
      z.looseObject({
        errors: z.optional(z.array(z.looseObject({ message: z.optional(z.string()) }))),
        attachments: z.optional(
          z.array(z.looseObject({ name: z.string(), path: z.optional(z.string()) })),
        ),
      }),
    ),
  ),
})

type PlaywrightTest = z.infer<typeof playwrightTestSchema>

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly PlaywrightTest[]
  }[]
  readonly suites?: readonly Suite[] | undefined
}

const suiteSchema: z.ZodMiniType<Suite> = z.lazy(() =>
  z.looseObject({
    title: z.string(),
    file: z.string(),
    specs: z.array(z.looseObject({ title: z.string(), tests: z.array(playwrightTestSchema) })),
    suites: z.optional(z.array(suiteSchema)),
  }),
)

const playwrightSchema = z.looseObject({
  config: z.looseObject({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
})

/** The tests of Playwright's JSON report; one that passed only when repeated has passed. */
export function readPlaywrightRun(report: string): RanTest[] {
  const { config, suites } = playwrightSchema.parse(JSON.parse(report))
  const root = relative(ROOT, config.rootDir).replaceAll(sep, '/')
  const read = (
    { file, specs, suites: inner = [] }: Suite,
    around: readonly string[],
  ): RanTest[] => [
    ...specs.map(({ title, tests }) => ({
      file: `${root}/${file}`,
      title: [...around, title].join(' > '),
      outcome: toOutcome(tests.map(({ status }) => status)),
      ...(tests.some(({ status }) => status === 'flaky') && {
        failedBefore: listErrors(tests),
        errorContexts: listErrorContexts(tests),
      }),
    })),
    ...inner.flatMap((suite) => read(suite, [...around, suite.title])),
  ]
  // The outermost suites are files.
  return suites.flatMap((suite) => read(suite, []))
}

function listErrors(tests: readonly PlaywrightTest[]): readonly string[] {
  const errors = tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))
  return errors.map(({ message = '' }) => stripVTControlCharacters(message))
}

function listErrorContexts(tests: readonly PlaywrightTest[]): readonly string[] {
  return tests
    .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
    .flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []))
}

function toOutcome(statuses: readonly string[]): RanTest['outcome'] {
  if (statuses.includes('unexpected')) return 'failed'
  return statuses.some((status) => status === 'expected' || status === 'flaky')
    ? 'passed'
    : 'skipped'
}
