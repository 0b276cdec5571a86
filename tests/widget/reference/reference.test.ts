import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fillPage } from '../../../scripts/security/page/fill-page'
import { HOSTS } from '../../../widget/build/hosts'
import { PAYMENT_OPTION_IDS } from '../../../widget/model/terms/payment-option'
import { PAGES } from './pages'
import { PAYMENT_SCRIPTS } from './payment-scripts'
import { readInterface } from './read-interfaces'

const FOLDER = resolve('docs/widget')

const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8')

test.each(Object.entries(PAGES))(
  'WSET-17 docs/widget/%s says what the code does',
  async (path, parts) => {
    const filled = Object.entries(parts).map(([name, render]) => [name, render()])
    await expect(fillPage(read(path), Object.fromEntries(filled))).toMatchFileSnapshot(
      join(FOLDER, path),
    )
  },
)

test('WSET-17 every option of create stands on one page, with what it does', () => {
  const pages = Object.keys(PAGES).map(read).join('\n')
  for (const { name, about } of readInterface('WidgetOptions')) {
    expect(about, name).not.toBe('')
    expect(pages.split(`\n| \`${name}\``), name).toHaveLength(2)
  }
})

test('WSET-17 nothing in a table is left without a word', () => {
  const rows = Object.keys(PAGES).flatMap((path) => read(path).match(/^\| `.*/gm) ?? [])
  expect(rows.length).toBeGreaterThan(150)
  expect(rows.filter((row) => /\|\s*\|/.test(row))).toEqual([])
})

test('every payment option has a page, and every page is told of', () => {
  const names = readdirSync(join(FOLDER, 'options'))
  const wanted = PAYMENT_OPTION_IDS.map(
    (id) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`,
  )
  expect(names).toEqual(expect.arrayContaining(wanted))
  expect(names.map((name) => `options/${name}`).sort()).toEqual(
    Object.keys(PAGES)
      .filter((path) => path.startsWith('options/'))
      .sort(),
  )
  const reference = read('reference.md')
  for (const name of names) expect(reference).toContain(`](options/${name})`)
})

test('WSET-18 the inventory of scripts names what the policy admits, and nothing else', () => {
  for (const [part, directives] of Object.entries(HOSTS)) {
    const admitted = (directives['script-src'] ?? []).filter((source) =>
      source.startsWith('https:'),
    )
    const named = PAYMENT_SCRIPTS.filter((script) => script.part === part).flatMap(
      ({ address }) => address.match(/https:\/\/[^/,\s]+/g) ?? [],
    )
    for (const source of admitted) {
      expect(
        named.some((host) => admits(source, host)),
        `${part}: ${source}`,
      ).toBe(true)
    }
    for (const host of named) {
      expect(
        admitted.some((source) => admits(source, host)),
        `${part}: ${host}`,
      ).toBe(true)
    }
  }
})

test('WSET-18 the addresses in the inventory are those in the code', () => {
  const code = [
    ...['paypal/paypal-checkout-script.ts', 'wallets/google-payments-client.ts'].map(
      (name) => `widget/provider/${name}`,
    ),
    'node_modules/braintree-web/lib/constants.js',
  ].map((path) => readFileSync(resolve(path), 'utf8'))
  const files = PAYMENT_SCRIPTS.map(({ address }) => address).filter((address) =>
    /\.js$/.test(address),
  )
  expect(files.filter((address) => address.startsWith('https:'))).toHaveLength(3)
  for (const address of files)
    expect(
      code.some((text) => text.includes(address)),
      address,
    ).toBe(true)
})

function admits(source: string, host: string): boolean {
  return (
    source === host ||
    (source.startsWith('https://*.') && host.endsWith(source.slice('https://*'.length)))
  )
}
