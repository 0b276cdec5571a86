import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readContract } from '../../contract/read-contract'
import { readMap } from './read-map'

const contractPath = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url))

async function readValues(lines: string) {
  const path = join(mkdtempSync(join(tmpdir(), 'map-')), 'map.yaml')
  writeFileSync(path, `fields:\n  User:\n    role:\n      values: ${lines}\n`)
  const { fields } = await readMap(path, await readContract(contractPath))
  return fields.get('User')?.get('role')?.values
}

test.each<readonly [string, readonly (readonly [string | number | boolean, number])[]]>([
  [
    '{ CUSTOMER: 0, OWNER: 1 }',
    [
      ['CUSTOMER', 0],
      ['OWNER', 1],
    ],
  ],
  [
    '{ "10": 0, 20: 1 }',
    [
      ['10', 0],
      [20, 1],
    ],
  ],
  [
    '{ 1: 0, "1": 1 }',
    [
      [1, 0],
      ['1', 1],
    ],
  ],
  [
    '{ false: 0, true: 1 }',
    [
      [false, 0],
      [true, 1],
    ],
  ],
])('CONF-10 the values of %s have the types that YAML has', async (lines, expected) => {
  expect(new Map(await readValues(lines))).toEqual(new Map(expected))
})

test.each(['{ ~: 0 }', '{ [a]: 0 }'])(
  'CONF-10 %s has a key that no value can be',
  async (lines) => {
    await expect(readValues(lines)).rejects.toThrow('a key of it is no single value')
  },
)
