/**
 * Whether the checks run in their long form: `npm test -- --long` says so by `TEST_LENGTH=long`. Without it the cells
 * of large tables stand in for their neighbours, and browser tests tagged with `LONG` are left out.
 */
export const isLong = process.env['TEST_LENGTH'] === 'long'

/** The tag of a browser test that only the long form runs. */
export const LONG = '@long'

/** The tags of one cell of a table of browser tests: the short form runs the samples only. */
export function tagsOf(isSample: boolean): string[] {
  return isSample ? [] : [LONG]
}
