import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readOldDropIn } from '../../mocks/braintree/old-drop-in'
import { runCompare } from '../../scripts/compare/run-compare'
import { OLD_SCRIPT, type Shop, serveShop } from './serve-shop'

const CREATE = `braintree.dropin.create({
  authorization: 'sandbox_testkey_merchant', container: '#pay', card: { cardholderName: true },
  paypal: { flow: 'vault' }
}, function (error, instance) {
  instance.on('paymentMethodRequestable', function () { document.title = 'Ready' })
})`

/** A loader of modules, as far as this needs one: it takes the drop-in before it becomes a global. */
const LOADER = `<script>
  var loaded
  window.define = function (names, factory) { loaded = factory() }
  window.define.amd = {}
</script>`

const { onStandIns } = await readOldDropIn()
const hash = createHash('sha384').update(onStandIns).digest('base64')

const pages = {
  '/hash': `<div id="pay"></div><script src="${OLD_SCRIPT}" integrity="sha384-${hash}"></script><script>${CREATE}</script>`,
  '/modules': `<div id="pay"></div>${LOADER}<script src="${OLD_SCRIPT}"></script>
    <script>(loaded || { create() {} }).create({ authorization: 'sandbox_testkey_merchant', container: '#pay' })</script>`,
  '/checkout': `<div id="pay"></div><script src="${OLD_SCRIPT}"></script><script>${CREATE}</script>`,

  '/card': `<div id="pay"></div><script src="${OLD_SCRIPT}"></script>
    <script>braintree.dropin.create({ authorization: 'sandbox_testkey_merchant', container: '#pay' })</script>`,
  '/none': '<p>Nothing for sale.</p>',
  '/idle': `<div id="pay"></div><script src="${OLD_SCRIPT}"></script>`,
}

let shop: Shop

test.beforeAll(async ({ baseURL }) => {
  const standIns = await fetch(new URL('/components.js', baseURL))
  shop = await serveShop(pages, await standIns.text())
})

test.afterAll(() => shop.close())

interface Outcome {
  code: number
  output: string
  errors: string
  report: string
}

/** Compares with the new widget on the stand-ins that the page has. */
async function compare(
  baseURL: string | undefined,
  path: string,
  ...more: string[]
): Promise<Outcome> {
  const out = test.info().outputPath('report')
  const widget = test.info().outputPath('dropin.js')
  const script = await fetch(new URL('/new-drop-in.js', baseURL))
  await writeFile(widget, await script.text())
  const lines: string[] = []
  const errors: string[] = []
  const url = path.startsWith('/') ? shop.origin + path : path
  const code = await runCompare([url, '--widget', widget, '--out', out, ...more], {
    log: (text) => lines.push(text),
    error: (text) => errors.push(text),
  })
  const report = code === 0 ? await readFile(join(out, 'report.html'), 'utf8') : ''
  return { code, output: lines.join('\n'), errors: errors.join('\n'), report }
}

test('a page runs with both widgets, and what differs is told with pictures', async ({
  baseURL,
}) => {
  const { code, errors, output, report } = await compare(baseURL, '/checkout')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const steps = [...report.matchAll(/<h2>(.*)<\/h2>/g)].map(([, name]) => name)
  expect(steps).toEqual([
    'start',
    'open card',
    'fill the card',
    'request card',
    'open paypal',
    'request paypal',
  ])
  expect(report.match(/src="data:image\/png;base64,/g)).toHaveLength(2 * steps.length)
  // Both take the same payment and tell the page the same.
  expect(output).not.toMatch(/: (create|answer|events|requestable|options|steps)$/m)
})

test('a hash in the page is no obstacle, and one option is paid with at once', async ({
  baseURL,
}) => {
  const { code, errors, output } = await compare(baseURL, '/hash')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).not.toMatch(/: (create|answer|console|hosts|steps)$/m)
})

test('a page that takes the drop-in as a module is followed, and a widget that fails there is a difference', async ({
  baseURL,
}) => {
  const other = `${shop.origin}/none`
  const { code, output, errors } = await compare(
    baseURL,
    '/modules',
    '--with',
    other,
    '--wait',
    '3',
  )
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('whole page: create\n  old  ready\n  new  never called')
  expect(output).toMatch(
    /request card: answer\n {2}old {2}CreditCard with .*nonce.*\n {2}new {2}not asked/,
  )
})

test('wrong input and pages that can’t be compared get a sentence each', async ({ baseURL }) => {
  const sentences = await Promise.all([
    compare(baseURL, 'shop'),
    compare(baseURL, 'http://127.0.0.1:9/'),
    compare(baseURL, '/missing'),
    compare(baseURL, '/none', '--wait', '1'),
    compare(baseURL, '/idle', '--wait', '1'),
    compare(baseURL, '/card', '--wait', 'long'),
    compare(baseURL, '/card', '--widget', 'no/dropin.js'),
  ])
  expect(sentences.map(({ code }) => code)).toEqual(sentences.map(() => 2))
  expect(sentences.map(({ errors }) => errors)).toEqual([
    expect.stringMatching(/^shop is no address: give one such as/),
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/ can't be reached \(net::ERR_\w+\)/),
    expect.stringMatching(/\/missing answers with 404: give the address/),
    expect.stringMatching(/\/none loads no drop-in from an address that is known/),
    expect.stringMatching(/\/idle loads the drop-in and has not called create after 1 s/),
    expect.stringMatching(/^--wait long is no number of seconds/),
    expect.stringMatching(/^no\/dropin\.js is not there: build the widget/),
  ])
})
