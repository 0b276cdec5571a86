import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ROOT } from '../../scripts/system/run-command'
import { isLong } from '../length'
import { BUNDLERS } from './support/bundlers'
import { FRAMEWORKS } from './support/frameworks'
import { type MadePackage, makePackage } from './support/make-package'
import { findMistakes } from './support/merchant-modules'
import { MODULE, renderPage } from './support/merchant-page'
import { Outside, RegistryUnreachable, refuse } from './support/outside'
import { openShops, type Shops } from './support/shop'
import { keepRow, writeTables } from './support/tables'

/** Each row downloads a bundler or a framework the first time. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 })

const ESBUILD = 'esbuild@0.28.2'
const PNPM = 'pnpm@10.34.8'
const TYPES_CHECK = '@arethetypeswrong/cli@0.18.5'

let made: MadePackage
let shops: Shops

/** A merchant's project with the package and others; the test is skipped where they can't be had. */
async function openProject(
  skip: (note: string) => void,
  packages: readonly string[],
): Promise<Outside> {
  const outside = await Outside.open()
  try {
    await outside.install(made.archive, ...packages)
  } catch (error) {
    await outside.remove()
    if (error instanceof RegistryUnreachable) skip(error.message)
    throw error
  }
  return outside
}

async function must(outside: Outside, command: string, args: readonly string[]): Promise<string> {
  const { isOk, output } = await outside.run(command, args)
  expect(isOk, output).toBe(true)
  return output
}

/** Pays by card on the page in `dist`; resolves with how much script that took. */
async function pay(outside: Outside): Promise<number> {
  const shop = await shops.open({ shop: join(outside.folder, 'dist') })
  expect(await shop.payByCard()).toBe('CreditCard')
  const count = shop.page.locator('#payment > p')
  // The page's own listener has heard of it.
  if ((await count.count()) > 0) expect(Number(await count.innerText())).toBeGreaterThan(0)
  expect(shop.said).toEqual([])
  await shop.close()
  return shop.loaded()
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

  test('WPKG-2 npm', async ({ skip }) => {
    const outside = await openProject(skip, [])
    const version = await must(outside, 'npm', ['--version', '--loglevel=error'])
    const { packages, megabytes } = await outside.count('node_modules')
    expect(packages).toBeLessThanOrEqual(26)
    expect(megabytes).toBeLessThanOrEqual(81)
    keepRow('managers', `npm ${version.split('\n').at(-1)}`, `${packages}`, megabytes.toFixed(0))
    await outside.remove()
  })

  test('WPKG-2 pnpm', async ({ skip }) => {
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
    const { packages, megabytes } = await outside.count('node_modules/.pnpm')
    expect(packages).toBeLessThanOrEqual(26)
    expect(megabytes).toBeLessThanOrEqual(81)
    keepRow('managers', PNPM.replace('@', ' '), `${packages}`, megabytes.toFixed(0))
    await outside.remove()
  })

  test.for(BUNDLERS)('WPKG-3 bundled by $packages.0 it takes a card', async (bundler, context) => {
    const { packages, files, command } = bundler
    const outside = await openProject(context.skip, packages)
    await outside.write(files)
    const [tool, ...args] = command
    await must(outside, `node_modules/.bin/${tool}`, args)
    keepRow('bundlers', packages[0] ?? '', `${await pay(outside)} kB`, '✓')
    await outside.remove()
  })

  test.for(FRAMEWORKS)('WPKG-3 in $packages.0 it takes a card', async (framework, context) => {
    const { packages, main, server, compile, files = {}, flags = [] } = framework
    const outside = await openProject(context.skip, [...packages, ESBUILD])
    const sent = server ? await run(outside, server) : ''
    if (server) expect(sent).toBe('<div></div>')
    const page = { 'dist/index.html': renderPage(MODULE, sent), 'main.js': main }
    await outside.write({ ...page, ...files })
    if (compile) await run(outside, compile)
    const bundle = ['--bundle', '--splitting', '--format=esm', '--minify', '--outdir=dist']
    await must(outside, 'node_modules/.bin/esbuild', ['main.js', ...bundle, ...flags])
    const onServer = server ? 'rendered, then hydrated' : 'imported'
    keepRow('frameworks', packages[0] ?? '', `${await pay(outside)} kB`, '✓', onServer)
    await outside.remove()
  })

  test.for(['bundler', 'node16'] as const)('WPKG-3 types by %s', async (resolution, context) => {
    const types = ['react@18.3.1', '@types/react@18.3.8', '@types/react-dom@18.3.7']
    const outside = await openProject(context.skip, types)
    expect(await findMistakes(outside, resolution)).toHaveLength(3)
    keepRow('types', `moduleResolution ${resolution}`, 'right modules compile, mistakes are found')
    await outside.remove()
  })

  test('WPKG-3 the declarations fit the modules, whoever resolves them', async ({ skip }) => {
    const outside = await openProject(skip, [TYPES_CHECK])
    const files = ['--exclude-entrypoints', 'dropin.js', 'dropin.css']
    // By `require` it is a module too, which Node has been able to load since 20.19.
    const rules = ['--ignore-rules', 'cjs-resolves-to-esm']
    await must(outside, 'node_modules/.bin/attw', [made.archive, ...files, ...rules])
    keepRow('types', TYPES_CHECK, 'no problems, but that `require` gets a module')
    await outside.remove()
  })
})

async function run(outside: Outside, module: string): Promise<string> {
  const { isOk, output } = await outside.runModule(module)
  expect(isOk, output).toBe(true)
  return output
}
