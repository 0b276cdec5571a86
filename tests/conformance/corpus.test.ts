import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { protectedCalls } from '../../scripts/conformance/checks/access/valid-requests'
import { rules } from '../../scripts/conformance/run/rules'
import { access } from './faults/access'
import { families, faults } from './faults/registry'
import { contract } from './support/match-operation'
import { variants } from './variants/registry'

const FOLDER = fileURLToPath(new URL('faults/', import.meta.url))

describe('the planted faults', () => {
  test('are at least 120, each of another name', () => {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(120)
  })

  test('stand each in a file of its name, which says what the service does wrong', () => {
    const listed = faults.map(({ name }) => `${toKebab(name)}.ts`)
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^[\w-]+\/[\w-]+\.ts$/.test(path),
    )
    expect(files.map((path) => path.replace(/.*\//, '')).sort()).toEqual(listed.sort())
    const silent = files.filter(
      (path) => !/^\/\*\* .+\. \*\/\nexport const \w+: Fault = \{$/m.test(read(path)),
    )
    expect(silent).toEqual([])
  })

  test('are listed by the family in whose folder they stand', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders).toHaveLength(families.length)
    const wrong = folders.flatMap((folder) =>
      [...read(`${folder}.ts`).matchAll(/from '(\.\/.+)\/.+'/g)]
        .map(([, from]) => from)
        .filter((from) => from !== `./${folder}`),
    )
    expect(wrong).toEqual([])
  })

  test('break every rule and every operation at least once', () => {
    const broken = new Set<string>(faults.map(({ rule }) => rule))
    expect(Object.keys(rules).filter((rule) => !broken.has(rule))).toEqual([])
    const blamed = new Set(faults.map(({ operation }) => operation))
    expect(contract.operations.map(({ id }) => id).filter((id) => !blamed.has(id))).toEqual([])
  })

  test('open every protected operation to every kind of intruder', () => {
    const wanted = Object.entries(protectedCalls).flatMap(([operation, { audience }]) => {
      const kinds = ['no-token', 'bad-token', 'not-yours']
      return (audience === 'administrators' ? [...kinds, 'not-admin'] : kinds).map(
        (rule) => `${operation} ${rule}`,
      )
    })
    const open = new Set(access.faults.map(({ operation, rule }) => `${operation} ${rule}`))
    expect(wanted.filter((one) => !open.has(one))).toEqual([])
  })
})

test('the harmless variants are at least 60, each of another name', () => {
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length)
  expect(variants.length).toBeGreaterThanOrEqual(60)
})

function read(path: string): string {
  return readFileSync(`${FOLDER}${path}`, 'utf8')
}

/** `createOrder takes the client's prices` as `create-order-takes-the-clients-prices`. */
function toKebab(name: string): string {
  return name
    .replaceAll("'", '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
