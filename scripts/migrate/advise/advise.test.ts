import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { findUsages } from '../find/find-usages'
import { OLD_CLASS_NAMES } from '../old-drop-in'
import { advise } from './advise'

const read = (file: string, text: string) =>
  findUsages(file, text)
    .flatMap(advise)
    .map(({ line, kind, text: advice }) => `${line} ${kind} ${advice}`)

test.each([
  ["import d from 'braintree-web-drop-in'", 'braintree-web-drop-in is not known here'],
  ["import P from '@x/vue-braintree'", '@x/vue-braintree is not known here'],
  ["import d from 'https://esm.sh/braintree-web-drop-in@1.42.0'", 'https://esm.sh/.* no successor'],
  ["load('https://js.braintreegateway.com/web/dropin/' + version)", 'put together here'],
  ["const { default: d, VERSION } = await import('prompt-bazaar-widget')", 'no default export'],
  ["vi.mock('prompt-bazaar-widget', () => ({ default() {} }))", 'no default export'],
])('what is left after rewriting, such as %j, says what to do', (text, start) => {
  expect(read('shop.ts', text)[0]).toMatch(new RegExp(`^1 change .*${start}`))
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

test('an option is found as far down as it is set', () => {
  const found = read(
    'shop.ts',
    'const all = { card: {} }\nall.card.cardholderName = true\ndropin.create(all)',
  )
  expect(found).toContainEqual(expect.stringMatching(/^3 better card.cardholderName: /))
})

test('a manifest names the wrappers that are not known', () => {
  const manifest = `{ "dependencies": {
    "svelte-braintree": "^1.0.0"
  } }`
  expect(read('package.json', manifest)).toEqual([
    expect.stringMatching(/^2 change svelte-braintree brings the old drop-in/),
  ])
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
  expect(found[0]).toMatch(/^1 change braintree-web-drop-in is not/)
  expect(found).toContainEqual(expect.stringMatching(/^4 better locale: hyphens/))
})

test.each([
  ["const moduleNameMapper = { '^braintree-web-drop-in$': '<rootDir>/fake.js' }", 1],
  ["const alias = { 'braintree-web-drop-in$': '/dropin.js' }", 1],
  ["const say = 'We have left braintree-web-drop-in behind.'", 0],
])('a pattern of the old name in a tool’s settings is named: %s', (text, count) => {
  const found = read('jest.config.js', text)
  expect(found.filter((each) => /change .*is named here/.test(each))).toHaveLength(count)
})

test('a stand-in that a test runner finds by the old name is named', () => {
  const text = 'module.exports = { create: jest.fn() }'
  expect(read('app/__mocks__/braintree-web-drop-in.js', text)).toEqual([
    expect.stringMatching(/^1 change .*prompt-bazaar-widget\.js/),
  ])
  expect(read('app/__mocks__/other.js', text)).toEqual([])
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
  expect(found[0]).toMatch(/^2 change the address of the old script/)
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
      expect.stringMatching(/^1 change the address of the old script/),
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

test('a hash in a helper, a policy and classes of the old markup are named', () => {
  const found = read(
    'pay.php',
    `<meta content="script-src https://js.braintreegateway.com">
<?php add_filter('script_loader_tag', fn ($tag, $handle) => $handle === 'braintree-dropin'
  ? str_replace(' src', ' integrity="sha384-TDQ3TjMbQ1YEjbNlxrwMaWmAtvyxDnkHAGqCRUKX8rpyTTKgRjO5WX4v1LmzO1Fw" src', $tag) : $tag); ?>
<style>.braintree-sheet__label, .braintree-sheet__header { color: red }</style>`,
  )
  expect(found).toEqual([
    expect.stringMatching(/^1 check .*hosts that each option needs/),
    expect.stringMatching(/^3 change this is the hash of the old file/),
    expect.stringMatching(/^4 check .braintree-sheet__label is not kept/),
  ])
  expect(read('security.ts', "helmet({ scriptSrc: ['https://*.braintreegateway.com'] })")).toEqual([
    expect.stringMatching(/hosts that each option needs/),
  ])
})

test('the classes that are said not to be kept are those of the old stylesheet that the widget lacks', async () => {
  const namesIn = (text: string) => new Set(text.match(/braintree-[a-z]+(?:[-_]+[a-zA-Z]+)*/g))
  const old = namesIn(await readFile('node_modules/braintree-web-drop-in/dropin.css', 'utf8'))
  const entries = await readdir('widget', { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => /\.(tsx?|css)$/.test(name))
  const texts = files.map(({ parentPath, name }) => readFile(`${parentPath}/${name}`, 'utf8'))
  const now = namesIn((await Promise.all(texts)).join('\n'))
  // Made from a view's, a state's or an option's id at run time; and what is no class of the widget.
  const elsewhere =
    /^braintree-(show-|form__field-group--|hosted-field|no-flexbox|test-class|(input|valid|invalid)-class|(apple|card|google|paypal|venmo)$)/
  const lost = [...old].filter((name) => !now.has(name) && !elsewhere.test(name))
  expect(lost.sort()).toEqual([...OLD_CLASS_NAMES].sort())
})

test.each([
  ["instance.on('paymentMethodRequestable', open)", 1],
  ['<script>instance.on("paymentMethodRequestable", open)</script>', 1],
  ['<DropIn onPaymentMethodRequestable={open} onInstance={keep} />', 1],
  ["instance.on('noPaymentMethodRequestable', close)", 0],
  [
    "instance.on('paymentMethodRequestable', show)\nconst show = () => instance.isPaymentMethodRequestable()",
    0,
  ],
])('a page that goes by events alone is named: %s', (text, count) => {
  const name = text.startsWith('<script') ? 'pay.html' : 'pay.jsx'
  const found = read(name, text).filter((finding) => / check no event tells /.test(finding))
  expect(found).toHaveLength(count)
})

test.each([
  ['"webpack": "^4.47.0"', 1],
  ['"react-scripts": "4.0.3"', 1],
  ['"laravel-mix": "~5.0.9"', 1],
  ['"browserify": "^17.0.1"', 1],
  ['"webpack": "^5.112.2"', 0],
  ['"react-scripts": ">=5"', 0],
])('a bundler that can’t read the package’s modules is named: %s', (entry, count) => {
  const old = '"braintree-web-drop-in": "1.42.0"'
  const isNamed = (finding: string) =>
    / check .*import prompt-bazaar-widget\/dropin\.js/.test(finding)
  const found = read('package.json', `{"dependencies": {${old}},\n"devDependencies": {${entry}}}`)
  expect(found.filter(isNamed)).toHaveLength(count)
  expect(read('package.json', `{"devDependencies": {${entry}}}`)).toEqual([])
})

test('code that has nothing to do with the drop-in is left alone', () => {
  expect(read('other.ts', 'store.create({ name }); view.teardown(); this._model = 1')).toEqual([])
  expect(read('other.html', '<script src="app.js"></script><link href="app.css">')).toEqual([])
})
