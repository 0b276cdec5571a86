import { appendFile, cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { widget } from '../../scripts/packages/widget'
import { RegistryUnreachable } from '../../scripts/system/install-from-registry'
import { type MadePackage, makePackage } from './support/make-package'
import { findMistakes, findRequiredMistakes } from './support/merchant-modules'
import { KEY, MAIN, MODULE, renderPage } from './support/merchant-page'
import { Outside } from './support/outside'
import { CDN, openShops, type Shops } from './support/shop'

/** What a merchant has beside the package. */
const BESIDE = [
  ...['react@19.3.1', 'react-dom@19.3.1', '@types/react@19.3.0', '@types/react-dom@19.3.0'],
  'esbuild@0.28.2',
]

let made: MadePackage
let outside: Outside
let shops: Shops
/** Why nothing could be installed. */
let hindrance: string | undefined
/** Right after the package alone was installed. */
let alone: { packages: number; megabytes: number }

beforeAll(async () => {
  made = await makePackage()
  outside = await Outside.open()
  try {
    await outside.install(made.archive)
    alone = await outside.count('node_modules')
    await outside.install(...BESIDE)
  } catch (error) {
    if (!(error instanceof RegistryUnreachable)) throw error
    hindrance = error.message
    return
  }
  shops = await openShops()
})

afterAll(async () => {
  await shops?.close()
  await outside?.remove()
  await made?.remove()
})

beforeEach(({ skip }) => skip(hindrance !== undefined, hindrance))

test('WPKG-2 it brings at most 26 packages and 81 MB', () => {
  expect(alone.packages).toBeGreaterThan(1)
  expect(alone.packages).toBeLessThanOrEqual(26)
  expect(alone.megabytes).toBeLessThanOrEqual(81)
})

test.each(['node16', 'bundler'] as const)(
  'WPKG-3 a merchant’s module compiles with moduleResolution %s, a wrong option does not, and the declarations hold',
  async (resolution) => {
    const problems = await findMistakes(outside, resolution)
    expect(problems.toSorted()).toEqual([
      expect.stringMatching(/^placeless\.mts: .*'container' is missing/s),
      expect.stringMatching(/^wrong-element\.mts: .*is not assignable/s),
      expect.stringMatching(/^wrong\.mts: .*missing the following properties.*: amount, currency/s),
    ])
  },
)

test('WPKG-3 the same compiles where modules are required, with moduleResolution node16', async () => {
  expect(await findRequiredMistakes(outside)).toEqual([
    expect.stringMatching(/^wrong\.cts: .*missing the following properties.*: amount, currency/s),
  ])
})

test('WPKG-3 on a server the modules are imported without a browser, and create says what is missing', async () => {
  const { isOk, output } = await outside.runModule(`
    import { create, VERSION } from 'prompt-bazaar-widget'
    import 'prompt-bazaar-widget/element'
    const error = await create({ authorization: 'sandbox_key', container: '#payment' }).catch((e) => e)
    console.log(VERSION, error.name, error.message)
  `)
  expect([isOk, output]).toEqual([true, '1.42.0 DropinError There was an error creating Drop-in.'])
})

test('WPKG-3 on a server the React element renders its bare place', async () => {
  const { isOk, output } = await outside.runModule(`
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { DropIn } from 'prompt-bazaar-widget/react'
    console.log(renderToString(createElement(DropIn, { authorization: 'sandbox_key', className: 'payment' })))
  `)
  expect([isOk, output]).toEqual([true, '<div class="payment"></div>'])
})

test('WTXT-7 WPKG-3 on a server too a decline is explained', async () => {
  const { isOk, output } = await outside.runModule(`
    import { explainDecline } from 'prompt-bazaar-widget/declines'
    const { kind, text, lang, dir } = await explainDecline('2004', 'nl')
    console.log(kind, lang, dir, text)
  `)
  expect([isOk, output]).toEqual([
    true,
    'card-expired nl-NL ltr Deze kaart is verlopen. Gebruik een andere kaart of kies een andere betaalmethode.',
  ])
})

test('WPKG-1 each exported path leads to a file, and no other path leads anywhere', async () => {
  // What has declarations alone can't be loaded.
  const loaded = Object.entries(widget.entries).filter(
    ([, entry]) => typeof entry === 'string' || entry.module,
  )
  const paths = loaded.map(([path]) => path.slice(1))
  const { isOk, output } = await outside.runModule(`
    import { readFileSync } from 'node:fs'
    for (const path of ${JSON.stringify(paths)}) {
      console.log('at', path, readFileSync(new URL(import.meta.resolve('prompt-bazaar-widget' + path))).length > 0)
    }
    try { import.meta.resolve('prompt-bazaar-widget/create') } catch ({ code }) { console.log(code) }
  `)
  expect([isOk, output.split('\n')]).toEqual([
    true,
    [...paths.map((path) => `at ${path} true`), 'ERR_PACKAGE_PATH_NOT_EXPORTED'],
  ])
})

test('WPKG-3 bundled by Vite it takes a card', async () => {
  await outside.write({
    'vite/index.html': renderPage(MODULE),
    'vite/main.js': MAIN,
  })
  const root = join(outside.folder, 'vite')
  await build({ root, configFile: false, logLevel: 'error' })
  await expectPayment(join(root, 'dist'))
})

test('WPKG-3 bundled by esbuild it takes a card', async () => {
  await outside.write({
    'esbuild/index.html': renderPage(MODULE),
    'main.js': MAIN,
  })
  const flags = ['--bundle', '--splitting', '--format=esm', '--minify', '--outdir=esbuild']
  const { isOk, output } = await outside.run('node_modules/.bin/esbuild', ['main.js', ...flags])
  expect([isOk, output]).toEqual([true, expect.any(String)])
  await expectPayment(join(outside.folder, 'esbuild'))
})

/** A page with one of the scripts, from another origin and with the release's hashes. */
async function writeScriptPage(folder: string, script: string): Promise<string> {
  const name = `${made.name}-${made.version}.cdn.json`
  const { files } = JSON.parse(await readFile(join(made.out, name), 'utf8'))
  const hashes = new Map<string, string>(
    files.map((file: { path: string; integrity: string }) => [
      `${CDN}/${file.path}`,
      file.integrity,
    ]),
  )
  const url = `${CDN}/${script}`
  const integrity = Object.fromEntries([...hashes].filter(([other]) => other !== url))
  const path = `${folder}/index.html`
  await outside.write({
    [path]: renderPage(`
      <script type="importmap">${JSON.stringify({ integrity })}</script>
      <script src="${url}" integrity="${hashes.get(url)}" crossorigin="anonymous"></script>
      <script>
        braintree.dropin.create({ authorization: '${KEY}', container: '#payment' })
          .then((dropin) => { window.dropin = dropin })
      </script>`),
  })
  return join(outside.folder, folder)
}

test.each(['dropin.js', 'dropin.loader.js'])(
  'WPKG-4 by %s with an integrity hash, from another origin, it takes a card',
  async (script) => {
    const folder = await writeScriptPage(`by-${script}`, script)
    await expectPayment(folder, join(made.out, made.name))
  },
)

test.each([
  ['the one script', 'dropin.js', 'dropin.js'],
  ['what the loader loads', 'dropin.loader.js', 'dropin/widget.js'],
])('WPKG-4 %s does not run after it was changed', async (what, script, file) => {
  const folder = await writeScriptPage(`changed ${what}`, script)
  const cdn = join(outside.folder, `cdn of ${what}`)
  await cp(join(made.out, made.name), cdn, { recursive: true })
  await appendFile(join(cdn, file), '\nwindow.stolen = true')
  const shop = await shops.open({ shop: folder, cdn })
  await expect.poll(() => shop.said.join('\n')).toMatch(/digest|integrity/i)
  const isThere = await shop.page.evaluate(() => ['dropin' in window, 'stolen' in window])
  expect(isThere).toEqual([false, false])
  await shop.close()
})

async function expectPayment(folder: string, cdn?: string): Promise<void> {
  const shop = await shops.open({ shop: folder, ...(cdn ? { cdn } : {}) })
  expect(await shop.payByCard()).toBe('CreditCard')
  expect(shop.said).toEqual([])
  await shop.close()
}
