import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { isAdmitted, readLockedPackages } from '../../scripts/licenses/read-licenses'

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
