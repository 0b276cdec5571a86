import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { rewriteFile } from '../../scripts/migrate/rewrite/rewrite-file'
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

/** Each compiled with the types of the old drop-in. */
const WRITTEN_FOR_THE_OLD: Readonly<Record<string, string>> = {
  'pieces.ts': `
import dropin from 'braintree-web-drop-in'
import type { cardCreateOptions, Options, paypalCreateOptions } from 'braintree-web-drop-in'
export function start(authorization: string, isGerman: boolean): Promise<unknown> {
  const card: cardCreateOptions = {}
  card.vault = { vaultCard: false }
  const paypal: paypalCreateOptions = { flow: 'checkout', amount: '9.00', currency: 'EUR' }
  paypal.amount = '10.00'
  const options: Options = { authorization, container: '#payment', card }
  if (isGerman) options.locale = 'de_DE'
  options.paypal = paypal
  options.threeDSecure = true
  return dropin.create(options)
}
`,
  'handed-on.ts': `
export type { Dropin, Options, RequestPaymentMethodCallback as Callback } from 'braintree-web-drop-in'
export { type Options as Settings, create } from 'braintree-web-drop-in'
`,
  'shop-options.ts': `
import * as dropin from 'braintree-web-drop-in'
import type { Dropin } from 'braintree-web-drop-in'
import type { Settings } from './handed-on'
export interface ShopOptions extends dropin.Options {
  shop: string
}
export interface Checkout {
  start(options: ShopOptions, settings: Settings): Promise<Dropin>
}
`,
}

test('options built in pieces, handed on and extended compile once they are rewritten', async () => {
  const target = { script: '/dropin.js', version: '1.0.0' }
  const files = Object.entries(WRITTEN_FOR_THE_OLD).map(
    ([name, text]) => [name, rewriteFile(name, text, target)] as const,
  )
  expect(await compile(new Map(files))).toEqual([])
})
