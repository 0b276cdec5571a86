import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widget } from '../../scripts/packages/widget'
import { writePackage } from '../../scripts/packages/write-package'
import { runVite } from '../../scripts/processes/run-vite'
import { listFiles } from '../../scripts/system/list-files'
import { ROOT, runCommand } from '../../scripts/system/run-command'
import { isLong } from '../length'
import { type MadePackage, makePackage } from './support/make-package'

interface SourceMap {
  readonly sources: readonly string[]
  readonly sourcesContent: readonly (string | null)[]
}

let made: MadePackage
let folder: string
let files: string[]

beforeAll(async () => {
  made = await makePackage()
  folder = join(made.out, made.name)
  files = await listFiles(folder, '.')
})

afterAll(() => made?.remove())

const read = (path: string) => readFile(join(folder, path), 'utf8')

test('WPKG-1 the package has its own package.json, with one dependency and no script', async () => {
  const { exports, typesVersions, ...manifest } = JSON.parse(await read('package.json'))
  expect(manifest).toMatchObject({
    name: 'prompt-bazaar-widget',
    version: made.version,
    dependencies: { 'braintree-web': expect.stringMatching(/^\^3\.\d+\.\d+$/) },
    peerDependencies: { react: '>=16.8' },
    peerDependenciesMeta: { react: { optional: true } },
    sideEffects: ['./element.mjs', './dropin*.js', './dropin/*', './dropin.css'],
  })
  // React 16.8 has no JSX runtime, and webpack 5 can't find that of React 17.
  expect(await read('react.mjs')).not.toContain('react/jsx-runtime')
  expect(manifest).not.toHaveProperty('scripts')
  expect(manifest).not.toHaveProperty('devDependencies')
  expect(Object.keys(exports)).toEqual([...Object.keys(widget.entries), './package.json'])
  expect(Object.keys(typesVersions['*'])).toEqual([
    'react',
    'element',
    'global',
    'declines',
    'testing',
    'testing/playwright',
  ])
})

test('WPKG-1 the archive holds the files of the folder and nothing else', async () => {
  const { isOk, output } = await runCommand('tar', ['-tzf', made.archive])
  expect(isOk).toBe(true)
  const packed = output.split('\n').map((path) => path.replace(/^package\//, ''))
  expect(packed.sort()).toEqual(files.sort())
  expect(made.files).toBe(packed.length)
  const kinds = new Set(files.map((path) => /\.(d\.c?ts|mjs|js|map|css|md|json)$/.exec(path)?.[1]))
  expect([...kinds].sort()).toEqual(['css', 'd.cts', 'd.ts', 'js', 'json', 'map', 'md', 'mjs'])
})

test('WPKG-1 each script has a source map', async () => {
  const scripts = files.filter((path) => /\.m?js$/.test(path))
  const lone: string[] = []
  for (const script of scripts) {
    const [, map] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(await read(script)) ?? []
    if (map === undefined) lone.push(script)
    else expect(files).toContain(join(script, '..', map))
  }
  // What has no source: modules that only re-export, and the bundler's own.
  const isBare = async (path: string) => /^((import|export)\b[^;]*;)+\s*$/.test(await read(path))
  const own = lone.filter((path) => !/\/rolldown-runtime/.test(path))
  expect(await Promise.all(own.map(isBare))).toEqual(own.map(() => true))
})

test('WPKG-1 every source of a source map can be read from the package alone', async () => {
  const sources = new Map<string, unknown>()
  for (const path of files.filter((name) => name.endsWith('.map'))) {
    const map: SourceMap = JSON.parse(await read(path))
    for (const [index, source] of map.sources.entries()) {
      sources.set(join(dirname(path), source), map.sourcesContent[index])
    }
  }
  const names = [...sources.keys()]
  expect(names.filter((name) => !name.startsWith('sources/'))).toEqual([])
  expect(names.filter((name) => typeof sources.get(name) !== 'string')).toEqual([])
  const own = await readFile(join(ROOT, 'widget/create.ts'), 'utf8')
  expect(sources.get('sources/widget/create.ts')).toBe(own)
})

test('WPKG-1 the texts come along: how to use it, what changed, licenses', async () => {
  expect(await read('README.md')).toContain("from 'prompt-bazaar-widget'")
  expect(await read('CHANGELOG.md')).toMatch(new RegExp(`^## ${made.version}$`, 'm'))
  const licenses = await read('THIRD-PARTY-LICENSES.md')
  for (const name of ['valibot', 'braintree-web', 'framebus']) {
    expect(licenses).toMatch(new RegExp(`^## ${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'))
  }
})

test("WPKG-1 Angular's CLI is told of every CommonJS module that comes along", async () => {
  const [, list = ''] =
    /"allowedCommonJsDependencies": (\[[^\]]+\])/.exec(await read('README.md')) ?? []
  const allowed: string[] = JSON.parse(list)
  const built = [...(await read('THIRD-PARTY-LICENSES.md')).matchAll(/^## (\S+)/gm)].map(
    ([, name = '']) => name,
  )
  // ES modules, what the testing kit alone has, and what is within a module that is allowed.
  const others = ['card-validator', 'detectincognitojs', 'valibot', 'zod']
  const isAllowed = (name: string) => allowed.some((one) => `${name}/`.startsWith(`${one}/`))
  expect(built.filter((name) => !isAllowed(name))).toEqual(others)
})

test('WPKG-1 the same files make the same bytes', async () => {
  const again = await makePackage()
  await again.remove()
  expect(again.integrity).toBe(made.integrity)
})

test.runIf(isLong)('WPKG-1 the same sources make the same bytes', async () => {
  const place = join(ROOT, '.cache/packages/rebuilt')
  const build = async () => {
    await runVite(['build', '--mode', 'widget', '--logLevel', 'error'], { WIDGET_OUT_DIR: place })
    return place
  }
  const rebuilt = await writePackage({ ...widget, build }, join(made.out, 'rebuilt'))
  expect(rebuilt.integrity).toBe(made.integrity)
})

test('WPKG-1 the modules leave React and the provider to the merchant, the script brings all it needs', async () => {
  const importsOf = async (pattern: RegExp) => {
    const texts = await Promise.all(files.filter((path) => pattern.test(path)).map(read))
    const names = texts.flatMap((text) =>
      [...text.matchAll(/(?:from|import)\s*\(?["'`]([^."'`][^"'`]*)["'`]/g)].map(([, name = '']) =>
        name.replace(/\/.*/, ''),
      ),
    )
    return [...new Set(names)].sort()
  }
  expect(await importsOf(/^(dropin|element)\.mjs$|^esm\/.*\.mjs$/)).toEqual(['braintree-web'])
  expect(await importsOf(/^react(\.mjs$|\/.*\.mjs$)/)).toEqual(['braintree-web', 'react'])
  expect(await importsOf(/^dropin(\.js$|\.loader\.js$|\/.*\.js$)/)).toEqual([])
  expect(await importsOf(/^declines(\.mjs$|\/.*\.mjs$)/)).toEqual([])
})

/** The modules that a page fetches together with this one. */
async function closureOf(path: string): Promise<string[]> {
  const imports = [...(await read(path)).matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g)]
  const inner = await Promise.all(
    imports.map(([, name = '']) => closureOf(join(dirname(path), name))),
  )
  return [path, ...inner.flat()]
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  const texts = await Promise.all(paths.map(read))
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0)
}

test('WPKG-1 a guest’s card form is at most 36 kB of own code in few files', async () => {
  const fetched = [...(await closureOf('dropin.mjs')), ...(await closureOf('esm/card.mjs'))]
  const own = [...new Set(fetched)]
  expect(own.length, own.join(', ')).toBeLessThanOrEqual(4)
  expect(await sizeOf(own)).toBeLessThanOrEqual(36_000)
})

test('WPKG-5 the element costs at most 1.1 kB more than the widget without it, and 0.5 kB for options that can change', async () => {
  const without = await closureOf('dropin.mjs')
  const moreOf = async (path: string) =>
    (await closureOf(path)).filter((name) => !without.includes(name))
  const more = await moreOf('element.mjs')
  expect(await sizeOf(more)).toBeLessThanOrEqual(1100)
  // Neither comes where nothing needs it.
  const text = (await Promise.all(more.map(read))).join('')
  const later = [...text.matchAll(/import\(["'`]([^"'`]+)["'`]\)/g)].map(([, name]) => name)
  expect(later.sort()).toEqual(['./esm/pay-with-form.mjs', './esm/update-options.mjs'])
  expect(await sizeOf(await moreOf('esm/update-options.mjs'))).toBeLessThanOrEqual(500)
})

test('WPKG-4 the page for a CDN names each file with its size and hash', async () => {
  const cdn = `${made.name}-${made.version}.cdn`
  const release = JSON.parse(await readFile(join(made.out, `${cdn}.json`), 'utf8'))
  const page = await readFile(join(made.out, `${cdn}.md`), 'utf8')
  const scripts = files.filter((path) => /^dropin(\.loader)?(\.js|\.css|\/.+\.js)$/.test(path))
  expect(release.files.map(({ path }: { path: string }) => path)).toEqual(scripts.sort())
  for (const { integrity } of release.files) {
    expect(integrity).toMatch(/^sha384-[\w+/]{64}$/)
    expect(page).toContain(integrity)
  }
})
