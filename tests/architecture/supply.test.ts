import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { isAdmitted, readLockedPackages } from '../../scripts/licenses/read-licenses'
import { EXTRA_TOOLS } from '../../scripts/tools/extra-tool'

const versions = z.record(z.string(), z.string())
const packageSchema = z.looseObject({
  dependencies: versions,
  devDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()),
})

const { dependencies, devDependencies, allowScripts } = packageSchema.parse(
  await read('package.json'),
)
const locked = readLockedPackages(await read('package-lock.json'))
const shipped = locked.filter(({ isForDevelopment }) => !isForDevelopment)

test('each dependency is pinned to one version', () => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

test('each installed package is the one that was locked, byte by byte', () => {
  expect(locked.length).toBeGreaterThan(100)
  expect(locked.filter(({ hasIntegrity }) => !hasIntegrity)).toEqual([])
})

test('no package may run a script when it is installed', async () => {
  expect(shipped.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
  // Every npm obeys the first, and those from 11.16 on the second too.
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const scripted = locked.filter(({ hasInstallScript }) => hasInstallScript)
  // One that checks what it has got, and that works without.
  expect(new Set(scripted.map(({ name }) => name))).toEqual(new Set(Object.keys(allowScripts)))
  expect(new Set(Object.values(allowScripts))).toEqual(new Set([false]))
})

/** What `npm ci` on Linux took when the budget was set: 533 MB. */
const MOST_PACKAGES = 685
const OFTEN =
  'many megabytes for what few people run: a folder of scripts/tools, or something installed does it'
const TOO_LARGE: Readonly<Record<string, string>> = {
  lighthouse: OFTEN,
  'drizzle-kit': OFTEN,
  'puppeteer-core': 'Playwright and WebDriver BiDi drive the browsers',
  'chromium-bidi': 'Playwright and WebDriver BiDi drive the browsers',
  '@mdn/browser-compat-data': 'web-features has the same rows in a fourth of the size',
  vue: 'the pages of the tests need @vue/runtime-dom alone',
  '@sentry/node': 'no tool has to report to its maker',
  '@opentelemetry/api': 'no tool has to report to its maker',
}

test('`npm ci` installs nothing large that only a rare command needs, and Prism one faker', () => {
  const large = new Set(locked.map(({ name }) => name).filter((name) => name in TOO_LARGE))
  expect([...large].map((name) => `${name}: ${TOO_LARGE[name]}`)).toEqual([])
  expect(locked.filter(({ name }) => name === '@faker-js/faker')).toHaveLength(1)
  expect(locked.length, 'docs/measured.md says how large it is: measure again').toBeLessThanOrEqual(
    MOST_PACKAGES,
  )
})

test.each(EXTRA_TOOLS)('%s, which is installed at need, is locked like the rest', async (tool) => {
  const folder = `scripts/tools/${tool}`
  const { dependencies: wanted } = z
    .looseObject({ dependencies: versions })
    .parse(await read(`${folder}/package.json`))
  const packages = readLockedPackages(await read(`${folder}/package-lock.json`))
  const own = packages.find(({ name }) => name === tool)
  expect(wanted).toEqual({ [tool]: own?.version })
  expect(packages.filter(({ hasIntegrity }) => !hasIntegrity)).toEqual([])
  expect(await readFile(`${folder}/package-lock.json`, 'utf8')).not.toContain('"resolved"')
})

test('what is handed on stands under licenses that allow it', () => {
  expect(shipped.length).toBeGreaterThan(50)
  expect(shipped.filter(({ license }) => !isAdmitted(license))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['unknown', false],
])('the license %s is admitted: %s', (license, expected) => {
  expect(isAdmitted(license)).toBe(expected)
})

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}
