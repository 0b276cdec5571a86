import { expect, test } from 'vitest'
import { toManifest } from './manifest'
import type { PackageRecord } from './package-record'

const record: PackageRecord = {
  id: 'tool',
  name: 'prompt-bazaar-tool',
  description: 'A tool',
  keywords: [],
  build: async () => 'dist/tool',
  entries: {
    '.': { module: 'main.mjs', types: 'types/main.d.ts' },
    './part': { module: 'part.mjs', types: 'types/part.d.ts' },
    './style.css': 'style.css',
  },
  commands: { 'prompt-bazaar-tool': 'cli.mjs' },
  sideEffects: ['./style.css'],
  dependencies: ['hono'],
  optionalPeers: { react: '>=18' },
  texts: 'tool/package',
}
const engines = { node: '>=20' }
const versions = { version: '1.2.3', dependencies: { hono: '4.5.6', zod: '4.0.0' }, engines }

test('WPKG-1 entries become exports, declarations first, with others for whoever requires the module', () => {
  const { exports, typesVersions, main, types } = toManifest(record, versions)
  const conditions = (name: string) => ({
    require: { types: `./types/${name}.d.cts`, default: `./${name}.mjs` },
    default: { types: `./types/${name}.d.ts`, default: `./${name}.mjs` },
  })
  expect(Object.entries(Object(exports))).toEqual([
    ['.', conditions('main')],
    ['./part', conditions('part')],
    ['./style.css', './style.css'],
    ['./package.json', './package.json'],
  ])
  expect(JSON.stringify(Object(exports)['.'])).toBe(JSON.stringify(conditions('main')))
  expect({ main, types }).toEqual({ main: './main.mjs', types: './types/main.d.ts' })
  expect(typesVersions).toEqual({ '*': { part: ['types/part.d.ts'] } })
})

test('WPKG-1 commands, dependencies and peers are the record’s, versions the repository’s', () => {
  expect(toManifest(record, versions)).toMatchObject({
    name: 'prompt-bazaar-tool',
    version: '1.2.3',
    bin: { 'prompt-bazaar-tool': 'cli.mjs' },
    engines,
    dependencies: { hono: '^4.5.6' },
    peerDependencies: { react: '>=18' },
    peerDependenciesMeta: { react: { optional: true } },
  })
})

test('WPKG-1 a dependency that the repository lacks is a mistake of the record', () => {
  const wrong = { ...record, dependencies: ['express'] }
  expect(() => toManifest(wrong, versions)).toThrow('package.json has no dependency express.')
})
