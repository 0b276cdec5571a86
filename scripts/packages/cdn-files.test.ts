import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCdnFiles, renderCdnPage } from './cdn-files'
import { packageOf } from './notices'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cdn-files-'))
  await mkdir(join(folder, 'tool'))
  await writeFile(join(folder, 'tool.js'), 'alert(1)')
  await writeFile(join(folder, 'tool/more.js'), 'alert(2)')
  await writeFile(join(folder, 'notes.md'), 'text')
})

afterEach(() => rm(folder, { recursive: true }))

test('WPKG-4 files that fit have their size, and the hash that browsers compare', async () => {
  expect(await listCdnFiles(folder, /\.js$/)).toEqual([
    {
      path: 'tool.js',
      bytes: 8,
      gzipBytes: 28,
      // printf 'alert(1)' | openssl dgst -sha384 -binary | base64
      integrity: 'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW',
    },
    expect.objectContaining({ path: 'tool/more.js', bytes: 8 }),
  ])
})

test('WPKG-4 the page has the tag with its hash, and a map of the others', async () => {
  const files = await listCdnFiles(folder, /\.js$/)
  const [tool, more] = files
  const page = renderCdnPage({
    name: 'tool',
    version: '1.2.3',
    script: 'tool.js',
    loader: 'more.js',
    files,
  })
  expect(page).toContain(
    `<script src="https://cdn.example/tool/1.2.3/tool.js"\n  integrity="${tool?.integrity}"`,
  )
  const [, map = ''] = /<script type="importmap">\n([\s\S]*?)<\/script>/.exec(page) ?? []
  expect(JSON.parse(map)).toEqual({
    integrity: { 'https://cdn.example/tool/1.2.3/tool/more.js': more?.integrity },
  })
})

test.each([
  ['../../node_modules/preact/dist/preact.module.js', 'preact'],
  ['../../node_modules/@braintree/uuid/index.js', '@braintree/uuid'],
  ['../../node_modules/outer/node_modules/inner/index.js', 'inner'],
  ['../../widget/create.ts', undefined],
])('WPKG-1 %s is part of %s', (source, name) => {
  expect(packageOf(source)).toBe(name)
})
