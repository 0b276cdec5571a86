import { expect, test } from 'vitest'
import { rewriteFile } from '../rewrite-file'

const target = { script: '/pay/dropin.js', version: '1.0.0' }

test.each([
  [
    "const { create } = require('braintree-web-drop-in').default",
    "const { create } = require('prompt-bazaar-widget')",
  ],
  [
    "const { default: ui } = await import('braintree-web-drop-in')",
    "const ui = await import('prompt-bazaar-widget')",
  ],
  [
    "const [{ default: ui }, settings] = await Promise.all([import('braintree-web-drop-in'), load()])",
    "const [ui, settings] = await Promise.all([import('prompt-bazaar-widget'), load()])",
  ],
  [
    "Promise.all([load(), import('braintree-web-drop-in')]).then(([token, { default: ui }]) => ui.create(token))",
    "Promise.all([load(), import('prompt-bazaar-widget')]).then(([token, ui]) => ui.create(token))",
  ],
  [
    "const { default: DropIn } = await import('braintree-web-drop-in-react')",
    "const { default: DropIn } = await import('prompt-bazaar-widget/react').then(({ DropIn }) => ({ default: DropIn }))",
  ],
  [
    "jest.mock('braintree-web-drop-in', () => ({ __esModule: true, default: { create: jest.fn() } }))",
    "jest.mock('prompt-bazaar-widget', () => ({ __esModule: true, create: jest.fn() }))",
  ],
  [
    "vi.mock('braintree-web-drop-in', async () => { return { default: fake } })",
    "vi.mock('prompt-bazaar-widget', async () => { return { ...fake } })",
  ],
  [
    "(await import('braintree-web-drop-in')).default.create(o)",
    "(await import('prompt-bazaar-widget')).create(o)",
  ],
  [
    "import('braintree-web-drop-in').then((module) => module.default.create(o))",
    "import('prompt-bazaar-widget').then((module) => module.create(o))",
  ],
  [
    "import('braintree-web-drop-in').then(({ default: ui }) => ui.create(o))",
    "import('prompt-bazaar-widget').then((ui) => ui.create(o))",
  ],
])('%j becomes %j', (before, after) => {
  expect(rewriteFile('shop.ts', before, target)).toBe(after)
  expect(rewriteFile('shop.ts', after, target)).toBe(after)
})
