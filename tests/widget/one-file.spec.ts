import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { expect, test } from './support/test'

const require = createRequire(import.meta.url)
const OTHER_ORIGIN = 'https://cdn.example/dropin.js'
const GLOBAL = 'braintree.dropin'

/** A guest's, as a server gets it: 3D Secure takes no tokenization key. */
const TOKEN = btoa(
  JSON.stringify({ version: 2, environment: 'sandbox', authorizationFingerprint: 'simulated|' }),
)

/** What a page with the one file has in its head, and where its script finds the widget then. */
interface Use {
  readonly head: string
  readonly widget?: string
  /** Files besides, by the path that they are served at. */
  readonly files?: Readonly<Record<string, string>>
}

/** Every way in which pages took the published file. */
const USES: Readonly<Record<string, (file: string) => Use | Promise<Use>>> = {
  inlined: (file) => ({ head: `<script>${file}</script>` }),
  'concatenated with others': (file) => ({
    head: '<script src="/assets/all.js"></script>',
    files: { '/assets/all.js': `var before = 1;\n${file}\n;var after = 2` },
  }),
  'renamed and alone': (file) => ({
    head: '<script src="/assets/checkout-8f3a.js"></script>',
    files: { '/assets/checkout-8f3a.js': file },
  }),
  'from another origin, without CORS': (file) => ({
    head: `<script src="${OTHER_ORIGIN}"></script>`,
    files: { [OTHER_ORIGIN]: file },
  }),
  'by RequireJS': async () => ({
    head: '<script src="/require.js"></script>',
    files: { '/require.js': await readFile(require.resolve('requirejs/require.js'), 'utf8') },
    widget: `await new Promise((resolve, reject) => requirejs(['/package/dropin.js'], resolve, reject))`,
  }),
  'as a module of CommonJS': (file) => ({
    head: `<script>var module = { exports: {} }; (function (module, exports) {${file}\n})(module, module.exports)</script>`,
    widget: 'module.exports',
  }),
}

async function openPage(page: Page, { head, files = {} }: Use): Promise<void> {
  for (const [path, body] of Object.entries(files)) {
    await page.route(path.startsWith('/') ? `**${path}` : path, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
  await page.route('**/shop', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${head}<div id="payment"></div>`,
    }),
  )
  await page.goto('/shop')
}

test.use({ expectedConsole: /^options\.card takes/ })

for (const [name, use] of Object.entries(USES)) {
  test(`WSET-1 WTXT-4 the one file ${name} needs nothing beside it`, async ({
    merchant,
    page,
    request,
  }) => {
    const wanted: string[] = []
    const given = await use(await (await request.get('/package/dropin.js')).text())
    await openPage(page, given)
    page.on('request', (asked) => wanted.push(asked.url()))
    const members = await page.evaluate(`(async () => {
      window.widget = ${given.widget ?? GLOBAL}
      window.creating = widget.create({
        authorization: '${TOKEN}', container: '#payment', locale: 'de_DE',
        threeDSecure: true, dataCollector: true, paypal: { flow: 'vault' }, card: [],
      })
      window.instance = await creating
      return Object.keys(widget).sort()
    })()`)
    expect(members).toEqual(['VERSION', 'create'])
    await page.locator('.braintree-option__card').click()
    await merchant.fillCard({ number: '4000000000001000' })
    const payload = await page.evaluate(
      `instance.requestPaymentMethod({ threeDSecure: { amount: '1.00' } })`,
    )
    expect(payload).toMatchObject({ type: 'CreditCard', liabilityShifted: true })
    await expect(merchant.hook('wrapper')).toHaveAttribute('lang', 'de-DE')
    await expect.poll(() => merchant.console).toHaveLength(1)
    const scripts = wanted.filter(
      (url) => /\.m?js$/.test(url) && !url.includes('/package/dropin.js'),
    )
    expect(scripts).toEqual([])
  })
}
