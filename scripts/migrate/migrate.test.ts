import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { advise } from './advise'
import { findUsages } from './find/find-usages'
import { OLD_CLASS_NAMES } from './old-drop-in'

const read = (file: string, text: string) =>
  findUsages(file, text)
    .flatMap(advise)
    .map(({ line, kind, text: advice }) => `${line} ${kind} ${advice}`)

test.each([
  [
    "import dropin from 'braintree-web-drop-in'",
    "1 change import * as dropin from 'prompt-bazaar/widget' instead of",
  ],
  ["import * as dropin from 'braintree-web-drop-in'", '1 change import from'],
  [
    "const dropin = require('braintree-web-drop-in')",
    "1 change require('prompt-bazaar/widget') instead of",
  ],
  ["\nconst { create } = await import('braintree-web-drop-in')", '2 change import from'],
  ["import DropIn from 'braintree-web-drop-in-react'", '1 change import { DropIn } from'],
  ["export { create } from 'braintree-web-drop-in'", '1 change import from'],
  ["import dropin = require('braintree-web-drop-in')", '1 change import from'],
  ["type Create = typeof import('braintree-web-drop-in')", '1 change import from'],
  ["define(['jquery', 'braintree-web-drop-in'], start)", '1 change import from'],
  ["vi.mock('braintree-web-drop-in')", '1 change import from'],
  [
    "import dropin from 'https://esm.sh/braintree-web-drop-in@1.42.0'",
    '1 change import * as dropin from your copy',
  ],
  [
    "loadScript('https://example.com/web/dropin/1.42.0/js/dropin.min.js')",
    '1 change load your copy',
  ],
  [
    `loadScript(\`https://example.com/web/dropin/\${version}/js/dropin.min.js\`)`,
    '1 change load your',
  ],
])('%j has to be changed', (text, start) => {
  expect(read('shop.ts', text)[0]).toMatch(new RegExp(`^${start.replace(/[{}()*]/g, '\\$&')}`))
})

test('each option that behaves better is named where it is used', () => {
  const found = read(
    'shop.js',
    `import dropin from 'braintree-web-drop-in'
dropin.create({
  authorization, container: '#pay', locale: 'de_DE',
  paypal: { flow: 'vault', buttonStyle: { color: 'blue' } },
}, function (error, instance) {
  instance.updateConfiguration('card', 'vault', {})
  instance._model.on('x', y)
})`,
  )
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^2 better locale: hyphens/),
      expect.stringMatching(/^2 better paypal.buttonStyle: the object is copied/),
      expect.stringMatching(/^6 check 'card' can't be updated/),
      expect.stringMatching(/^7 change _model was never public/),
    ]),
  )
})

const options = "{ authorization, container: '#pay', locale: 'de' }"

test.each([
  ['a renamed import', `import { create as open } from 'braintree-web-drop-in'\nopen(${options})`],
  ['a required function', `var open = require('braintree-web-drop-in').create\nopen(${options})`],
  [
    'a function of a dynamic import',
    `const { create: open } = await import('braintree-web-drop-in'); open(${options})`,
  ],
  [
    'an alias of the module',
    `import bt from 'braintree-web-drop-in'\nconst ui = bt; ui.create(${options})`,
  ],
  ['a part of the global', `const { dropin: ui } = window.braintree; ui.create(${options})`],
  ['the global by its key', `window.braintree['dropin'].create(${options})`],
  ['minified code', `!function(){var e=require("braintree-web-drop-in");e.create(${options})}()`],
  ['options of a variable', `const all = ${options} as Options\nbraintree.dropin.create(all)`],
  ['options of a condition', `dropin.create({ ...(isReady && ${options}) })`],
  ['options of a choice', `dropin.create(isOld ? ${options} : {})`],
  ['options of a function', `const make = () => (${options})\ndropin.create(make())`],
  [
    'options that are put together',
    `function make() { const all = {}; all.locale = 'de'; return all }\ndropin.create(make())`,
  ],
  [
    'options of a member',
    `class Pay { options = {}; start() { this.options['locale'] = 'de'; dropin.create(this.options) } }`,
  ],
  ['options of several', `const base = ${options}\ndropin.create(Object.assign({}, { ...base }))`],
])('%s is followed to the options that it is given', (_name, text) => {
  expect(read('shop.ts', text)).toContainEqual(expect.stringMatching(/better locale: hyphens/))
})

test('the React wrapper’s element and the types of the old drop-in have new names', () => {
  const found = read(
    'shop.tsx',
    `import DropIn from 'braintree-web-drop-in-react'
import type { Dropin, PaymentMethodPayload } from 'braintree-web-drop-in'
export const pay = <DropIn options={{ authorization, paypal: { flow } }} onInstance={keep} />`,
  )
  expect(found.filter((line) => line.includes(' change '))).toEqual([
    expect.stringMatching(/^1 change import { DropIn }/),
    expect.stringMatching(/^2 change import from/),
    '2 change the type Dropin is called DropInInstance',
    '3 change give each option as a property of <DropIn>: authorization, paypal',
    '3 change onInstance is called onReady',
  ])
})

test('types that a file reaches through the module have new names too', () => {
  const found = read(
    'shop.ts',
    "import * as dropin from 'braintree-web-drop-in'\nlet options: dropin.Options",
  )
  expect(found).toContainEqual('2 change the type Options is called CreateOptions')
})

test('an option is found as far down as it is set', () => {
  const found = read(
    'shop.ts',
    'const all = { card: {} }\nall.card.cardholderName = true\ndropin.create(all)',
  )
  expect(found).toContainEqual(expect.stringMatching(/^3 better card.cardholderName: /))
})

test('a manifest names what to depend on', () => {
  const manifest = `{ "dependencies": {
    "braintree-web-drop-in": "^1.42.0"
  }, "devDependencies": { "@types/braintree-web-drop-in": "1.39.3" } }`
  expect(read('package.json', manifest)).toEqual([
    expect.stringMatching(/^2 change depend on .* and on braintree-web/),
    expect.stringMatching(/^3 change remove @types/),
  ])
})

test('code that can’t be parsed is read as far as it goes, and says where that ends', () => {
  const found = read(
    'shop.js',
    "import d from 'braintree-web-drop-in'\nd.create({ locale: 'de',\n} }",
  )
  expect(found).toContainEqual(expect.stringMatching(/^2 better locale: hyphens/))
  expect(found).toContainEqual(expect.stringMatching(/^3 check not understood from here on/))
})

test('an import map and a component’s TypeScript are read where they stand in a page', () => {
  const found = read(
    'Checkout.vue',
    `<script type="importmap">{ "imports": { "braintree-web-drop-in": "/dropin.mjs" } }</script>
<script setup lang="ts">
let instance: Dropin
instance = await dropin.create(${options} as any)
</script>`,
  )
  expect(found[0]).toMatch(/^1 change import from/)
  expect(found).toContainEqual(expect.stringMatching(/^4 better locale: hyphens/))
})

test('attributes that the script tag never read are named', () => {
  const tag = '<script data-braintree-dropin-authorization="x" data-vault-manager="true"></script>'
  expect(read('pay.html', tag)).toContainEqual(
    expect.stringMatching(/check data-vault-manager was never read/),
  )
})

test('a page shows its script tags and what its inline scripts use, on the right line', () => {
  const found = read(
    'checkout.html',
    `<form>
<script src="https://example.com/web/dropin/1.42.0/js/dropin.min.js"
  data-braintree-dropin-authorization="key"></script>
<script>
  braintree.dropin.create({ authorization: 'key', selector: '#pay' })
</script></form>`,
  )
  expect(found[0]).toMatch(/^2 change load your copy/)
  expect(found).toContainEqual(expect.stringMatching(/^2 better the same data attributes/))
  expect(found).toContainEqual(expect.stringMatching(/^5 check selector: it still works/))
})

test('a template is read around its directives, in its helpers too', () => {
  const found = read(
    'pay.html.erb',
    `<%= javascript_include_tag "https://example.com/web/dropin/1.42.0/js/dropin.min.js" %>
<script>
  braintree.dropin.create({
    authorization: '<%= token %>',
    <% if flexible %>
    locale: <%= locale %>,
    <% end %>
    threeDSecure: true
  })
</script>
<%= javascript_tag do %>
  braintree.dropin.create({ translations: <%= raw texts %> })
<% end %>`,
  )
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1 change load your copy/),
      expect.stringMatching(/^3 better locale: hyphens/),
      expect.stringMatching(/^3 better threeDSecure: /),
      expect.stringMatching(/^12 better translations: /),
    ]),
  )
})

test('directives of Blade are none of the options, and decorators stay code', () => {
  const script = (code: string) => read('pay.vue', `<script>\n${code}\n</script>`).join('\n')
  expect(
    script(`dropin.create({
      @if ($wanted)
      locale: 'de',
      @endif
      threeDSecure: true
    })`),
  ).toMatch(/locale: hyphens[\s\S]*threeDSecure: /)
  expect(
    script("@Options({ name: 'Pay' })\nclass Pay { start() { dropin.create({ locale }) } }"),
  ).toMatch(/locale: hyphens/)
})

test('a hash of the old file, a policy and classes of the old markup are named', () => {
  const found = read(
    'pay.html',
    `<meta content="script-src https://js.braintreegateway.com">
<script src="https://example.com/web/dropin/1.42.0/js/dropin.min.js" integrity="sha384-x"></script>
<link rel="preload" as="script" href="https://example.com/web/dropin/1.42.0/js/dropin.min.js">
<style>.braintree-sheet__label, .braintree-sheet__header { color: red }</style>`,
  )
  expect(found.filter((line) => !line.includes('better'))).toEqual([
    expect.stringMatching(/^1 check .*hosts to allow/),
    expect.stringMatching(/^2 change load your copy/),
    expect.stringMatching(/^2 change give `integrity` the hash/),
    expect.stringMatching(/^3 change load your copy/),
    expect.stringMatching(/^4 check .braintree-sheet__label is not kept/),
  ])
  expect(read('security.ts', "helmet({ scriptSrc: ['https://*.braintreegateway.com'] })")).toEqual([
    expect.stringMatching(/hosts to allow/),
  ])
})

test('the classes that are said not to be kept are those of the old stylesheet that the widget lacks', async () => {
  const namesIn = (text: string) => new Set(text.match(/braintree-[a-z]+(?:[-_]+[a-zA-Z]+)*/g))
  const old = namesIn(await readFile('node_modules/braintree-web-drop-in/dropin.css', 'utf8'))
  const entries = await readdir('widget', { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /\.(tsx?|css)$/.test(name))
  const texts = files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8'))
  const now = namesIn((await Promise.all(texts)).join('\n'))
  // Made from a view's or an option's id at run time; and what is no class of the widget.
  const elsewhere =
    /^braintree-(show-|hosted-field|no-flexbox|test-class|(input|valid|invalid)-class|(apple|card|google|paypal|venmo)$)/
  const lost = [...old].filter((name) => !now.has(name) && !elsewhere.test(name))
  expect(lost.sort()).toEqual([...OLD_CLASS_NAMES].sort())
})

test('code that has nothing to do with the drop-in is left alone', () => {
  expect(read('other.ts', 'store.create({ name }); view.teardown(); this._model = 1')).toEqual([])
  expect(read('other.html', '<script src="app.js"></script><link href="app.css">')).toEqual([])
})
