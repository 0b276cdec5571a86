import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decode, encode } from '@jridgewell/sourcemap-codec'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { settleSourceMaps } from './source-maps'

const BUILT = {
  version: 3,
  file: 'tool.js',
  names: ['own'],
  sources: ['../../../node_modules/valibot/index.js', '../../../widget/tool.ts'],
  sourcesContent: ['foreign', 'own'],
  ignoreList: [0],
  // Foreign code, own code, foreign code twice, on one line.
  mappings: encode([
    [
      [0, 0, 0, 0],
      [10, 1, 4, 2, 0],
      [20, 0, 0, 0],
      [30, 0, 1, 0],
    ],
  ]),
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-maps-'))
  await mkdir(join(folder, 'esm'))
  await writeFile(join(folder, 'esm/tool.js'), '')
  await writeFile(join(folder, 'esm/tool.js.map'), JSON.stringify(BUILT))
})

afterEach(() => rm(folder, { recursive: true }))

async function settle(isForPages: boolean) {
  await settleSourceMaps(folder, isForPages)
  return JSON.parse(await readFile(join(folder, 'esm/tool.js.map'), 'utf8'))
}

test('WPKG-1 for pages a map names the package’s own sources alone, and what is not theirs is nobody’s', async () => {
  const map = await settle(true)
  expect(map).toMatchObject({
    sources: ['../sources/widget/tool.ts'],
    sourcesContent: ['own'],
    ignoreList: [],
  })
  expect(decode(map.mappings)).toEqual([[[0], [10, 0, 4, 2, 0], [20]]])
})

test('WPKG-1 for others it names all as if they lay in the package, with the own texts', async () => {
  expect(await settle(false)).toEqual({
    ...BUILT,
    sources: ['../sources/node_modules/valibot/index.js', '../sources/widget/tool.ts'],
    sourcesContent: [null, 'own'],
  })
})

test('WPKG-1 a map without texts stays without', async () => {
  const { sourcesContent: _texts, ...map } = BUILT
  await writeFile(join(folder, 'esm/tool.js.map'), JSON.stringify(map))
  expect(await settle(true)).not.toHaveProperty('sourcesContent')
})

test('WPKG-1 a map that is no script’s is taken out', async () => {
  await writeFile(join(folder, 'esm/bundled.js.map'), JSON.stringify(BUILT))
  await settle(true)
  expect(await readdir(join(folder, 'esm'))).toEqual(['tool.js', 'tool.js.map'])
})
