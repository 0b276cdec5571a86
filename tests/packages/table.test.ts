import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RegistryUnreachable, refuse } from '../../scripts/system/install-from-registry'
import { ROOT } from '../../scripts/system/run-command'
import { isLong } from '../length'
import { BUNDLERS } from './support/bundlers'
import { ESBUILD, FRAMEWORK_GROUPS } from './support/frameworks'
import { type MadePackage, makePackage } from './support/make-package'
import { findMistakes } from './support/merchant-modules'
import { MODULE, renderPage } from './support/merchant-page'
import { Outside } from './support/outside'
import { openShops, type Shops } from './support/shop'
import { keepRow, writeTables } from './support/tables'

/** The first time, each group downloads its tools. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 900_000 })

const PNPM = 'pnpm@10.34.8'
const TYPES_CHECK = '@arethetypeswrong/cli@0.18.5'
const TYPES = ['react@18.3.1', '@types/react@18.3.8', '@types/react-dom@18.3.7', TYPES_CHECK]

let made: MadePackage
let shops: Shops

/** A merchant's project with the package and others, for the tests around; they are skipped where these can't be had. */
function installFirst(packages: readonly string[]): () => Outside {
  let outside: Outside
  let hindrance: string | undefined
  beforeAll(async () => {
    outside = await Outside.open()
    try {
      await outside.install(made.archive, ...packages)
    } catch (error) {
      if (!(error instanceof RegistryUnreachable)) throw error
      hindrance = error.message
    }
  })
  afterAll(() => outside?.remove())
  beforeEach(({ skip }) => skip(hindrance !== undefined, hindrance))
  return () => outside
}

/** Pays by card on the page in `dist`; resolves with how much script that took. */
async function pay(project: Outside): Promise<string> {
  const shop = await shops.open({ shop: join(project.folder, 'dist') })
  expect(await shop.payByCard()).toBe('CreditCard')
  const count = shop.page.locator('#payment > p')
  // The page's own listener has heard of it.
  if ((await count.count()) > 0) expect(Number(await count.innerText())).toBeGreaterThan(0)
  expect(shop.said).toEqual([])
  await shop.close()
  return `${shop.loaded()} kB`
}

function keepCount(manager: string, counted: { packages: number; megabytes: number }): void {
  expect(counted.packages).toBeLessThanOrEqual(26)
  expect(counted.megabytes).toBeLessThanOrEqual(81)
  keepRow('managers', manager, `${counted.packages}`, counted.megabytes.toFixed(0))
}

describe.runIf(isLong)('what the package was tried with', () => {
  beforeAll(async () => {
    ;[made, shops] = await Promise.all([makePackage(), openShops()])
  })

  afterAll(async () => {
    await shops?.close()
    await made?.remove()
    await writeTables()
  })

  describe('npm', () => {
    const outside = installFirst([])
    test('WPKG-2 installs it with few others', async () => {
      const said = await outside().must('npm', ['--version', '--loglevel=error'])
      keepCount(`npm ${said.split('\n').at(-1)}`, await outside().count('node_modules'))
    })
  })

  test('WPKG-2 pnpm installs it with few others', async ({ skip }) => {
    const outside = await Outside.open()
    const dependencies = { 'prompt-bazaar-widget': `file:${made.archive}` }
    await outside.write({ 'package.json': JSON.stringify({ private: true, dependencies }) })
    const store = join(ROOT, '.cache/packages/pnpm-store')
    const install = ['install', '--prefer-offline', '--ignore-scripts', '--store-dir', store]
    const args = ['exec', '--yes', `--package=${PNPM}`, '--', 'pnpm', ...install]
    try {
      refuse(await outside.run('npm', args))
    } catch (error) {
      if (error instanceof RegistryUnreachable) skip(error.message)
      throw error
    }
    keepCount(PNPM, await outside.count('node_modules/.pnpm'))
    await outside.remove()
  })

  describe('bundlers', () => {
    const outside = installFirst(BUNDLERS.flatMap(({ packages }) => packages))
    test.for(BUNDLERS)('WPKG-3 bundled by $packages.0 it takes a card', async (bundler) => {
      const [tool, ...args] = bundler.command
      const project = outside().inside(tool)
      await project.write(bundler.files)
      await project.must(project.tool(tool), args)
      keepRow('bundlers', bundler.packages[0] ?? '', await pay(project), '✓')
    })
  })

  describe.each(FRAMEWORK_GROUPS)('frameworks', (...frameworks) => {
    const outside = installFirst([...frameworks.flatMap(({ packages }) => packages), ESBUILD])
    test.for(frameworks)('WPKG-3 in $packages.0 it takes a card', async (framework) => {
      const { packages, main, server, compile, files = {}, flags = [] } = framework
      const [name = ''] = packages
      const project = outside().inside(name)
      await project.write(files)
      const sent = server ? await project.mustModule(server) : ''
      // React before 18 marks what it sends.
      if (server) expect(sent.replace(' data-reactroot=""', '')).toBe('<div></div>')
      await project.write({ 'dist/index.html': renderPage(MODULE, sent), 'main.js': main })
      if (compile) await project.mustModule(compile)
      const bundle = ['--bundle', '--splitting', '--format=esm', '--minify', '--outdir=dist']
      await project.must(project.tool('esbuild'), ['main.js', ...bundle, ...flags])
      const onServer = server ? 'rendered, then hydrated' : 'imported'
      keepRow('frameworks', name, await pay(project), '✓', onServer)
    })
  })

  describe('types', () => {
    const outside = installFirst(TYPES)
    test.for(['bundler', 'node16'] as const)('WPKG-3 by %s', async (resolution) => {
      expect(await findMistakes(outside(), resolution)).toHaveLength(3)
      const verdict = 'a right module compiles, mistakes are found, no declaration is wrong'
      keepRow('types', `moduleResolution ${resolution}`, verdict)
    })

    test('WPKG-3 the declarations fit the modules, whoever resolves them', async () => {
      const files = ['--exclude-entrypoints', 'dropin.js', 'dropin.loader.js', 'dropin.css']
      // By `require` it is a module too, which Node has been able to load since 20.19.
      const rules = ['--ignore-rules', 'cjs-resolves-to-esm']
      await outside().must(outside().tool('attw'), [made.archive, ...files, ...rules])
      keepRow('types', TYPES_CHECK, 'nothing but that `require` gets a module')
    })
  })
})
