/** A test by which the security page proves a statement. */
export interface NamedTest {
  /** Such as `tests/api/access.test.ts`. */
  readonly file: string
  /** As it is written there, behind the titles of the groups around it: `pages > %s is the storefront`. */
  readonly title: string
}

/** Names tests of one file, so that a title is written once however many statements it proves. */
export function inFile<Key extends string>(
  file: string,
  titles: Readonly<Record<Key, string>>,
): Readonly<Record<Key, NamedTest>>
export function inFile(
  file: string,
  titles: Readonly<Record<string, string>>,
): Readonly<Record<string, NamedTest>> {
  return Object.fromEntries(
    Object.entries(titles).map(([key, title]) => [key, { file, title }] as const),
  )
}
