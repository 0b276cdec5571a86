import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runMigrate } from '../../scripts/migrate/command/run-migrate'
import { readFixtures } from './read-fixtures'

const shop = await mkdtemp(join(tmpdir(), 'migrate-'))
const fixtures = await readFixtures()

afterAll(() => rm(shop, { recursive: true }))

interface Outcome {
  code: number
  output: string
  errors: string
}

async function migrate(...args: string[]): Promise<Outcome> {
  const lines: string[] = []
  const errors: string[] = []
  const code = await runMigrate(args, {
    log: (text) => lines.push(text),
    error: (text) => errors.push(text),
  })
  return { code, output: lines.join('\n'), errors: errors.join('\n') }
}

/** A folder with the files of a fixture, as the merchant has them. */
async function place(name: string): Promise<string> {
  const folder = await mkdtemp(join(shop, 'shop-'))
  const fixture = fixtures.find((each) => each.name === name)
  for (const [path, text] of fixture?.before ?? []) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

test('it shows a diff and what is left, and writes only when it is told to', async () => {
  const folder = await place('react/dropin-react')
  const shown = await migrate(folder)
  expect(shown.code).toBe(0)
  expect(shown.output).toContain("-import dropin from 'braintree-web-drop-in'")
  expect(shown.output).toContain("+import * as dropin from 'prompt-bazaar-widget'")
  expect(shown.output).toMatch(/^--- \/dev\/null\n\+\+\+ b\/.*prompt-bazaar-drop-in\.jsx$/m)
  expect(shown.output).toContain('Left to do by hand: 0.')
  expect(shown.output).toContain('2 files would change; --write changes them.')
  expect((await migrate('--check', folder)).code).toBe(1)
})

test('it writes what it showed, and what that needs beside it', async () => {
  const folder = await place('react/dropin-react')
  expect((await migrate('--write', folder)).output).toContain('2 files changed.')
  const added = await readFile(join(folder, 'src/prompt-bazaar-drop-in.jsx'), 'utf8')
  expect(added).toContain("from 'prompt-bazaar-widget/react'")
  const checked = await migrate('--check', folder)
  expect(checked).toMatchObject({ code: 0, output: 'No use of braintree-web-drop-in is left.' })
})

test('what is left by hand keeps a pipeline from passing', async () => {
  const folder = await place('pages/internals')
  await migrate('--write', folder)
  const { code, output } = await migrate('--check', folder)
  expect(code).toBe(1)
  expect(output).toMatch(/checkout\.js:6:3 {2}_mainView was never public/)
})

test('a file that can’t be parsed stops it before anything is written', async () => {
  const folder = await place('modules/commonjs')
  await writeFile(join(folder, 'broken.js'), "const dropin = require('braintree-web-drop-in'\n{")
  const copy = `${folder}-copy`
  await cp(folder, copy, { recursive: true })
  const { code, errors } = await migrate('--write', folder)
  expect(code).toBe(2)
  expect(errors).toMatch(/broken\.js:\d+:\d+ can't be parsed: .* No file was changed\.$/)
  for (const path of ['client/pay.js', 'package.json']) {
    expect(await readFile(join(folder, path), 'utf8')).toBe(
      await readFile(join(copy, path), 'utf8'),
    )
  }
})

test('a file of declarations is read, and types that hide the widget’s own are left by hand', async () => {
  const folder = await place('modules/commonjs')
  await writeFile(join(folder, 'dropin.d.ts'), "declare module 'braintree-web-drop-in'\n")
  await writeFile(
    join(folder, 'more.d.mts'),
    "export {}\ndeclare module 'braintree-web-drop-in' { interface More {} }\n",
  )
  await writeFile(
    join(folder, 'pay.d.vue.ts'),
    "// On braintree's fields.\ndeclare const pay: object\nexport default pay\n",
  )
  const { code, output } = await migrate('--check', folder)
  expect(code).toBe(1)
  expect(output).toContain('Left to do by hand: 1:')
  expect(output).toMatch(/dropin\.d\.ts:1:1 {2}prompt-bazaar-widget brings its own types/)
})

test('a copy of the old script that a template’s helper names is left by hand', async () => {
  const folder = await place('modules/commonjs')
  await migrate('--write', folder)
  const page = [
    `<script src="{{ asset('vendor/braintree/dropin.min.js') }}"></script>`,
    `<%= javascript_include_tag 'braintree/dropin.min' %>`,
    `<?php wp_enqueue_script('pay', plugins_url('js/dropin.min.js?ver=1.33', __FILE__)); ?>`,
    `<?php wp_enqueue_script('pay', plugins_url("js/braintree-dropin.min.js?ver=" . PAY)); ?>`,
    `<script src="{{ asset('prompt-bazaar-widget/dropin.js') }}"></script>`,
    `<script src="{{ asset('assets/adyen-dropin.min.js') }}"></script>`,
    `<!-- The old "dropin.min.js" is gone. --> {{-- As 'dropin.min' --}} {# and 'dropin.min' #}`,
    `<?php // No more of "dropin.min.js".`,
    ` # No more of "dropin.min.js".`,
    ` /* No more`,
    `  * of "dropin.min.js". */`,
  ]
  await writeFile(join(folder, 'pay.blade.php'), page.join('\n'))
  const { output } = await migrate('--check', folder)
  expect(output).toContain('Left to do by hand: 4:')
  expect(output).toMatch(/php:1:\d+ {2}.*vendor\/braintree\/dropin\.min\.js\): name your copy/)
  expect(output).toMatch(/php:2:\d+ {2}.*\(braintree\/dropin\.min\): name your copy/)
  expect(output).toMatch(/php:3:\d+ {2}.*\(js\/dropin\.min\.js\?ver=1\.33\): name your copy/)
  expect(output).toMatch(/php:4:\d+ {2}.*\(js\/braintree-dropin\.min\.js\?ver=\): name your copy/)
})

test('what is excepted is left as it is, so that the rest can move', async () => {
  const folder = await place('modules/commonjs')
  const broken = "// @flow\nconst d: {| +a: string |} = require('braintree-web-drop-in')\n"
  const legacy = join(folder, 'legacy')
  await mkdir(legacy)
  await writeFile(join(folder, 'flow.js'), broken)
  await writeFile(join(legacy, 'flow.js'), broken)
  const { code, errors } = await migrate('--write', '--except', join(folder, 'flow.js'), folder)
  expect(code).toBe(2)
  expect(errors).toMatch(/legacy\/flow\.js:2:\d+ can't be parsed: .*--except PATH leaves it out/)
  const excepted = ['--except', join(folder, 'flow.js'), '--except', `${legacy}/`]
  expect((await migrate('--write', ...excepted, folder)).output).toContain('2 files changed.')
  expect((await migrate('--check', ...excepted, folder)).code).toBe(0)
  expect(await readFile(join(folder, 'flow.js'), 'utf8')).toBe(broken)
})

test.each([
  [[], /^Name the pages, modules or folders/],
  [['--write', '--check', 'x.js'], /^--write changes files and --check only looks/],
  [['--wrong', 'x.js'], /^Unknown option '--wrong'\. npm run migrate/],
  [['no/such/file.js'], /^no\/such\/file\.js can't be read: there is no such file/],
  [['--except', 'no/such/folder', '.'], /^--except no\/such\/folder: there is no such file/],
  [['--script', 'dropin', 'x.js'], /^--script dropin is no address of a script/],
  [['--integrity', 'md5-1', 'x.js'], /^--integrity md5-1 is no hash/],
])('wrong input %j gets a sentence', async (args, sentence) => {
  const { code, errors } = await migrate(...args)
  expect(code).toBe(2)
  expect(errors).toMatch(sentence)
  expect(errors.trim().split('\n')).toHaveLength(1)
})

test('a page in another encoding keeps every byte that is not ours', async () => {
  const folder = await mkdtemp(join(shop, 'shop-'))
  const page = (address: string) =>
    `<?php /* Bezahlseite für größere Beträge */ ?>\r\n<script src="${address}"></script>\r\n`
  const old = 'https://js.braintreegateway.com/web/dropin/1.44.1/js/dropin.min.js'
  await writeFile(join(folder, 'pay.php'), page(old), 'latin1')
  await writeFile(join(folder, 'wide.html'), `\ufeff${page(old)}`, 'utf16le')
  await writeFile(
    join(folder, 'package.json'),
    '\ufeff{"dependencies":{"braintree-web-drop-in":"1"}}',
  )
  expect((await migrate('--write', '--package', '1.0.0', folder)).output).toContain(
    '3 files changed.',
  )
  const now = page('/prompt-bazaar-widget/dropin.js')
  expect(await readFile(join(folder, 'pay.php'), 'latin1')).toBe(now)
  expect(await readFile(join(folder, 'wide.html'), 'utf16le')).toBe(`\ufeff${now}`)
  expect(await readFile(join(folder, 'package.json'), 'utf8')).toBe(
    '\ufeff{"dependencies":{"prompt-bazaar-widget":"1.0.0"}}',
  )
})

test('templates and settings of every kind are looked through', async () => {
  const folder = await mkdtemp(join(shop, 'shop-'))
  const script = 'https://js.braintreegateway.com/web/dropin/1.44.1/js/dropin.min.js'
  const files = {
    'pay.pug': `script(src='${script}')\n`,
    'pay.cfm': `<script src="${script}"></script>\n`,
    '.htaccess': 'Header set Content-Security-Policy "script-src js.braintreegateway.com"\n',
    'angular.json': '{"scripts":["node_modules/braintree-web-drop-in/dist/browser/dropin.js"]}\n',
    'tsconfig.app.json': '{"compilerOptions":{"types":["braintree-web-drop-in"]}}\n',
    'Gruntfile.js': "copy('node_modules/braintree-web-drop-in/dist/browser/dropin.min.js')\n",
    'package.json':
      '{"name":"braintree-web-drop-in","jest":{"moduleNameMapper":{"^braintree-web-drop-in$":"<rootDir>/fake.js"}}}\n',
    'package-lock.json': '{"packages":{"node_modules/braintree-web-drop-in":{}}}\n',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { output } = await migrate('--write', folder)
  expect(await readFile(join(folder, 'pay.pug'), 'utf8')).not.toContain('braintreegateway')
  expect(await readFile(join(folder, 'pay.cfm'), 'utf8')).not.toContain('braintreegateway')
  expect(output).toContain('.htaccess:1:')
  for (const name of ['angular.json', 'Gruntfile.js']) {
    expect(await readFile(join(folder, name), 'utf8')).toContain(
      'node_modules/prompt-bazaar-widget/dropin.js',
    )
  }
  expect(output).toMatch(/tsconfig\.app\.json:1:30 {2}braintree-web-drop-in is named here/)
  expect(output).toMatch(/package\.json:1:61 {2}braintree-web-drop-in is named here/)
  expect(output).toContain('Left to do by hand: 2:')
  expect((await migrate('--check', folder)).code).toBe(1)
})

test('each manifest of a workspace finds the package from its own folder', async () => {
  const folder = await mkdtemp(join(shop, 'shop-'))
  const old = '{"dependencies":{"braintree-web-drop-in":"1"}}'
  const inner = join(folder, 'packages/web')
  await mkdir(inner, { recursive: true })
  await writeFile(join(folder, 'package.json'), old)
  await writeFile(join(inner, 'package.json'), old)
  const versionIn = async (path: string) =>
    JSON.parse(await readFile(join(path, 'package.json'), 'utf8')).dependencies[
      'prompt-bazaar-widget'
    ]
  const { output } = await migrate('--write', folder)
  expect(await versionIn(folder)).toMatch(/^file:vendor\/prompt-bazaar-widget-[\d.]+tgz$/)
  expect(await versionIn(inner)).toMatch(
    /^file:\.\.\/\.\.\/vendor\/prompt-bazaar-widget-[\d.]+tgz$/,
  )
  expect(output).toContain(`put the package at ${folder}/vendor/prompt-bazaar-widget-`)
  await writeFile(join(inner, 'package.json'), old)
  await migrate('--write', '--package', '^1.0.0', folder)
  expect(await versionIn(inner)).toBe('^1.0.0')
})
