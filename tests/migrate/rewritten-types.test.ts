import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { readFixtures } from './read-fixtures'

const ROOT = process.cwd()
const CACHE = join(ROOT, '.cache')

/** What the strictest compiler says of files that import the widget as merchants do. */
async function compile(files: ReadonlyMap<string, string>): Promise<string[]> {
  await mkdir(CACHE, { recursive: true })
  const folder = await mkdtemp(join(CACHE, 'rewritten-'))
  const project = {
    extends: '../../tsconfig.json',
    compilerOptions: { paths: { 'prompt-bazaar-widget': ['../../widget/index.ts'] } },
    include: ['.'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project))
  // What a page names by a reference is looked for among the installed packages.
  const installed = join(folder, 'node_modules/prompt-bazaar-widget/global')
  await mkdir(installed, { recursive: true })
  const declarations = '/// <reference path="../../../../../widget/global.ts" />\n'
  await writeFile(join(installed, 'index.d.ts'), declarations)
  for (const [name, text] of files) await writeFile(join(folder, name), text)
  const command = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder]
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, command, { cwd: ROOT }, (_error, text) => resolve(text))
  })
  await rm(folder, { recursive: true })
  return output.split('\n').filter((line) => line.includes(basename(folder)))
}

test('rewritten TypeScript compiles against the widget’s types', async () => {
  const fixtures = await readFixtures()
  const files = fixtures
    .filter(({ name }) => name.startsWith('modules/typescript') || name === 'react/hook')
    .flatMap(({ after }) => [...after])
    .map(([path, text]) => [basename(path), text] as const)
  expect(files).toHaveLength(4)
  const wrong = ['wrong.ts', "import { nothing } from 'prompt-bazaar-widget'\nnothing()\n"] as const
  expect(await compile(new Map([...files, wrong]))).toEqual([
    expect.stringMatching(/wrong\.ts.*nothing/),
  ])
})
