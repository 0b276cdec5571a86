import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The ways to the shop's own `test`, whose watch over the page every test gets without asking. */
const WATCHED =
  /import \{[^}]*\btest\b[^}]*\} from '[./]*(?:storefront\/)?support\/(?:test|watched-test|checkout-test)'/
const FOLDERS = ['tests/storefront/', 'tests/e2e/']

test('every browser test of the shop fails on a console error, an exception or a failed call it did not ask for', () => {
  const specs = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => folder + name),
  )
  expect(specs.length).toBeGreaterThan(30)
  expect(specs.filter((path) => !WATCHED.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(readFileSync('tests/storefront/support/watched-test.ts', 'utf8')).toMatch(
    /watch: \[[\s\S]*?\{ auto: true \},\s+\]/,
  )
  expect(readFileSync('tests/storefront/support/test.ts', 'utf8')).toMatch(
    /import \{ test as base \} from '.\/watched-test'/,
  )
})
