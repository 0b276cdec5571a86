import { expect, test } from 'vitest'
import { rewriteFile } from './rewrite-file'

const target = { script: '/pay/dropin.js', version: '1.0.0' }
const OLD = 'https://js.braintreegateway.com/web/dropin/1.42.0'
/** What a template string is filled with. */
const HOLE = '$'.concat('{version}')

test.each([
  ["import dropin from 'braintree-web-drop-in'", "import * as dropin from 'prompt-bazaar-widget'"],
  [
    "import * as dropin from 'braintree-web-drop-in'",
    "import * as dropin from 'prompt-bazaar-widget'",
  ],
  [
    'import dropin, { create, type Options } from "braintree-web-drop-in";',
    'import * as dropin from "prompt-bazaar-widget";\nimport { create, type DropInOptions as Options } from "prompt-bazaar-widget";',
  ],
  [
    "import { default as dropin } from 'braintree-web-drop-in'",
    "import * as dropin from 'prompt-bazaar-widget'",
  ],
  [
    "import type dropin from 'braintree-web-drop-in'",
    "import type * as dropin from 'prompt-bazaar-widget'",
  ],
  [
    "export { create } from 'braintree-web-drop-in'",
    "export { create } from 'prompt-bazaar-widget'",
  ],
  [
    "export { default as dropin } from 'braintree-web-drop-in'",
    "export * as dropin from 'prompt-bazaar-widget'",
  ],
  [
    "export { default as dropin, create } from 'braintree-web-drop-in'",
    "export * as dropin from 'prompt-bazaar-widget'\nexport { create } from 'prompt-bazaar-widget'",
  ],
  [
    "export type { Dropin, RequestPaymentMethodCallback } from 'braintree-web-drop-in';",
    "export type { DropInInstance as Dropin } from 'prompt-bazaar-widget';\nexport type RequestPaymentMethodCallback = import('prompt-bazaar-widget').NodeCallback<import('prompt-bazaar-widget').PaymentMethodPayload>;",
  ],
  [
    "import dropin, * as all from 'braintree-web-drop-in'",
    "import * as dropin from 'prompt-bazaar-widget'\nimport * as all from 'prompt-bazaar-widget'",
  ],
  [
    "import * as ui from 'braintree-web-drop-in'\ninterface Mine extends ui.Options {}",
    "import * as ui from 'prompt-bazaar-widget'\ninterface Mine extends ui.DropInOptions {}",
  ],
  ["import 'braintree-web-drop-in/dropin.css'\nstart()", 'start()'],
  [
    "const dropin = require('braintree-web-drop-in')",
    "const dropin = require('prompt-bazaar-widget')",
  ],
  [
    "import dropin = require('braintree-web-drop-in')",
    "import dropin = require('prompt-bazaar-widget')",
  ],
  [
    "define(['jquery', 'braintree-web-drop-in'], go)",
    "define(['jquery', 'prompt-bazaar-widget'], go)",
  ],
  ["vi.mock('braintree-web-drop-in')", "vi.mock('prompt-bazaar-widget')"],
  [
    "type Make = typeof import('braintree-web-drop-in')",
    "type Make = typeof import('prompt-bazaar-widget')",
  ],
  [
    "let a: import('braintree-web-drop-in').Dropin",
    "let a: import('prompt-bazaar-widget').DropInInstance",
  ],
  [
    "let a: import('braintree-web-drop-in').UpdatableConfigurationOption[]",
    "let a: (keyof import('prompt-bazaar-widget').UpdatableOptions)[]",
  ],
  [
    "import type { Dropin, PaymentMethodPayload } from 'braintree-web-drop-in'",
    "import type { DropInInstance as Dropin, PaymentMethodPayload } from 'prompt-bazaar-widget'",
  ],
  [
    "import type { UpdatableConfigurationOption } from 'braintree-web-drop-in'",
    "type UpdatableConfigurationOption = keyof import('prompt-bazaar-widget').UpdatableOptions",
  ],
  [
    "import * as ui from 'braintree-web-drop-in'\nlet a: ui.Options",
    "import * as ui from 'prompt-bazaar-widget'\nlet a: ui.DropInOptions",
  ],
  [`load('${OLD}/js/dropin.min.js')`, "load('/pay/dropin.js')"],
  [
    `requirejs.config({ paths: { dropin: '${OLD}/js/dropin.min' } })`,
    "requirejs.config({ paths: { dropin: '/pay/dropin' } })",
  ],
  [
    `load(\`https://js.braintreegateway.com/web/dropin/${HOLE}/js/dropin.js\`)`,
    'load(`/pay/dropin.js`)',
  ],
  [
    `s.src = '${OLD}/js/dropin.min.js'; s.integrity = 'sha384-abc'`,
    "s.src = '/pay/dropin.js'; s.integrity = ''",
  ],
  [
    "copy('node_modules/braintree-web-drop-in/dist/browser/dropin.min.js')",
    "copy('node_modules/prompt-bazaar-widget/dropin.js')",
  ],
])('%j becomes %j', (before, after) => {
  expect(rewriteFile('shop.ts', before, target)).toBe(after)
  expect(rewriteFile('shop.ts', after, target)).toBe(after)
})

test.each([
  [
    `import DropIn from 'braintree-web-drop-in-react'
const pay = <DropIn options={{ authorization: token, paypal: { flow: 'vault' } }} onInstance={keep} />`,
    `import { DropIn } from 'prompt-bazaar-widget/react'
const pay = <DropIn authorization={token} paypal={{ flow: 'vault' }} onReady={keep} />`,
  ],
  [
    `import Pay from 'braintree-web-drop-in-react'
const pay = (
  <Pay
    options={{
      authorization,
      ...more,
      locale: 'de_DE',
    }}
  />
)`,
    `import { DropIn as Pay } from 'prompt-bazaar-widget/react'
const pay = (
  <Pay
    authorization={authorization}
    {...more}
    locale={'de_DE'}
  />
)`,
  ],
  [
    `const DropIn = require('braintree-web-drop-in-react').default
const pay = <DropIn options={isTest ? a : b} />`,
    `const DropIn = require('prompt-bazaar-widget/react').DropIn
const pay = <DropIn {...(isTest ? a : b)} />`,
  ],
  [
    `const DropIn = dynamic(() => import('braintree-web-drop-in-react'), { ssr: false })
const pay = <DropIn options={options} />`,
    `const DropIn = dynamic(() => import('prompt-bazaar-widget/react').then(({ DropIn }) => ({ default: DropIn })), { ssr: false })
const pay = <DropIn {...options} />`,
  ],
])('the React wrapper’s options become properties: %j', (before, after) => {
  expect(rewriteFile('shop.jsx', before, target)).toBe(after)
  expect(rewriteFile('shop.jsx', after, target)).toBe(after)
})

test('a use of the React wrapper that can’t be read stays whole', () => {
  const text = `import DropIn from 'braintree-web-drop-in-react'\nconst pay = <DropIn {...all} />`
  expect(rewriteFile('shop.jsx', text, target)).toBe(text)
})

test('a tag loads the new script, without the old file’s hash and stylesheet', () => {
  const before = `<head>
  <link rel="stylesheet" href="${OLD}/css/dropin.min.css" id="braintree-dropin-stylesheet">
  <script defer src="${OLD}/js/dropin.min.js"
    integrity="sha384-old" crossorigin="anonymous"></script>
</head>`
  expect(rewriteFile('pay.html', before, target)).toBe(`<head>
  <script defer src="/pay/dropin.js"></script>
</head>`)
  const integrity = 'sha384-new'
  expect(rewriteFile('pay.html', before, { ...target, integrity })).toContain(
    'src="/pay/dropin.js"\n    integrity="sha384-new" crossorigin="anonymous">',
  )
})

test.each([
  [
    'pay.erb',
    `<%= javascript_include_tag "${OLD}/js/dropin.js", integrity: "sha384-old", crossorigin: "anonymous" %>`,
    '<%= javascript_include_tag "/pay/dropin.js" %>',
  ],
  [
    'pay.php',
    `<?php wp_enqueue_script('braintree', '${OLD}/js/dropin.min.js', [], null);`,
    "<?php wp_enqueue_script('braintree', '/pay/dropin.js', [], null);",
  ],
  [
    'pay.ejs',
    '<script src="https://js.braintreegateway.com/web/dropin/<%= version %>/js/dropin.min.js"></script>',
    '<script src="/pay/dropin.js"></script>',
  ],
  [
    'pay.twig',
    '<script src="https://js.braintreegateway.com/web/dropin/{{ version }}/js/dropin.min.js"></script>',
    '<script src="/pay/dropin.js"></script>',
  ],
])('a template’s helpers and variables are understood (%s)', (path, before, after) => {
  expect(rewriteFile(path, before, target)).toBe(after)
})

test('a component that is written as a page has its script rewritten in place', () => {
  const before = `<template>\n  <div ref="pay" />\n</template>\n<script setup lang="ts">\nimport dropin from 'braintree-web-drop-in'\nlet a: dropin.Dropin\n</script>\n`
  expect(rewriteFile('Pay.vue', before, target)).toBe(
    before
      .replace("dropin from 'braintree-web-drop-in'", "* as dropin from 'prompt-bazaar-widget'")
      .replace('dropin.Dropin', 'dropin.DropInInstance'),
  )
})

test('a policy that lets the old script in lets the new one in, and what the widget calls', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src https://js.braintreegateway.com; connect-src https://*.braintreegateway.com https://*.braintree-api.com">`
  expect(rewriteFile('pay.html', meta, target)).toBe(
    meta
      .replace('gateway.com; ', "gateway.com 'self'; ")
      .replace('api.com"', 'api.com https://www.paypal.com"'),
  )
  const helmet = `helmet({ scriptSrc: ['https://js.braintreegateway.com'] })`
  expect(rewriteFile('server.js', helmet, target)).toBe(
    `helmet({ scriptSrc: ['https://js.braintreegateway.com', "'self'"] })`,
  )
  const elsewhere = { ...target, script: 'https://cdn.shop.example/dropin.js' }
  expect(rewriteFile('server.js', helmet, elsewhere)).toContain("'https://cdn.shop.example'")
})

test('a manifest depends on the new package once, and on none of the old ones', () => {
  const before = `{
  "dependencies": {
    "braintree-web-drop-in": "^1.42.0",
    "braintree-web-drop-in-react": "1.2.1",
    "zod": "4"
  },
  "devDependencies": { "@types/braintree-web-drop-in": "1.39.4" }
}
`
  expect(rewriteFile('package.json', before, target)).toBe(`{
  "dependencies": {
    "prompt-bazaar-widget": "1.0.0",
    "zod": "4"
  },
  "devDependencies": { }
}
`)
})

test('a version that was forced on the old package goes, wherever it stands', () => {
  const before = `{
  "resolutions": { "braintree-web-drop-in": "1.43.0", "**/braintree-web-drop-in": "1.43.0", "zod": "4" },
  "overrides": { "braintree-web-drop-in": { "braintree-web": "3.100.0" }, "shop": { "zod": "4" } },
  "pnpm": { "overrides": { "braintree-web-drop-in>braintree-web": "3", "@types/braintree-web-drop-in@1": "1.39.4" } },
  "dependencies": { "braintree-web-drop-in": "1.43.0" }
}
`
  expect(rewriteFile('package.json', before, target)).toBe(`{
  "resolutions": { "zod": "4" },
  "overrides": { "shop": { "zod": "4" } },
  "pnpm": { "overrides": { } },
  "dependencies": { "prompt-bazaar-widget": "1.0.0" }
}
`)
})

test('what a package asks of its users, says about it and bundles has the new name too', () => {
  const before = `{
  "peerDependencies": { "braintree-web-drop-in": ">=1.40" },
  "peerDependenciesMeta": { "braintree-web-drop-in": { "optional": true } },
  "bundledDependencies": ["braintree-web-drop-in", "braintree-web-drop-in-react", "zod"],
  "devDependencies": { "braintree-web-drop-in": "1.43.0" }
}
`
  const tarball = { ...target, version: 'file:vendor/widget.tgz' }
  expect(rewriteFile('package.json', before, tarball)).toBe(`{
  "peerDependencies": { "prompt-bazaar-widget": "*" },
  "peerDependenciesMeta": { "prompt-bazaar-widget": { "optional": true } },
  "bundledDependencies": ["prompt-bazaar-widget", "zod"],
  "devDependencies": { "prompt-bazaar-widget": "file:vendor/widget.tgz" }
}
`)
})

test('a wrapper’s name that is a class or an element stays', () => {
  const text = `<Pay className={'braintree-dropin-react'} />; @Component({ selector: 'ngx-braintree' }) class A {}`
  expect(rewriteFile('pay.tsx', text, target)).toBe(text)
})

test('everything else stays byte for byte', () => {
  const before = `\uFEFF// é\r\nimport x from 'y'\r\n\tconst  a=1;;\r\nimport d from 'braintree-web-drop-in'\r\n`
  expect(rewriteFile('shop.js', before, target)).toBe(
    before.replace("d from 'braintree-web-drop-in'", "* as d from 'prompt-bazaar-widget'"),
  )
})
