import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../system/run-command'
import { testGroups } from './stages'

const FOLDERS = ['src', 'widget', 'mocks', 'scripts', 'tests']
/** Stages of their own, beside the groups. */
const OWN_STAGES = ['tests/deployment/', 'tests/postgres/']
const PATHS = [...testGroups.flatMap(({ paths }) => paths), ...OWN_STAGES]

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules')),
)

test('each file of tests is run by one stage', () => {
  expect(files.length).toBeGreaterThan(0)
  const stagesOf = (file: string) => PATHS.filter((path) => file.startsWith(path))
  expect(files.filter((file) => stagesOf(file).length !== 1)).toEqual([])
})
