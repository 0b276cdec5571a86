import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPageFiles } from './page-files'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'page-files-'))
  await mkdir(join(directory, 'files'))
  const manifest = {
    'index.html': { file: 'index.js', css: ['index.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
    // Two chunks that import each other.
    'home.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js', '_card.js'] },
    '_card.js': { file: 'card.js', css: ['card.css'], imports: ['home.tsx'] },
  }
  await writeFile(join(directory, 'manifest.json'), JSON.stringify(manifest))
  for (const name of ['index', 'home', 'card'])
    await writeFile(join(directory, 'files', `${name}.css`), `.${name}{}`)
})

afterAll(() => rm(directory, { recursive: true }))

test('a page has its own scripts and those they import, and the styles of every page before its own', async () => {
  const filesOf = await readPageFiles(directory)
  expect(filesOf('home.tsx')).toEqual({
    scripts: ['/home.js', '/card.js'],
    stylesheets: ['/index.css', '/home.css', '/card.css'],
    styles: '.index{}.home{}.card{}',
  })
})

test('a page that the build does not have is a mistake of ours', async () => {
  const filesOf = await readPageFiles(directory)
  expect(() => filesOf('away.tsx')).toThrow('no chunk away.tsx')
})
