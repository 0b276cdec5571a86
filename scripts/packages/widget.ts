import { join } from 'node:path'
import { runVite } from '../processes/run-vite'
import { keepBuild } from '../start/kept-build'
import { hashSources } from '../start/source-hash'
import { ROOT } from '../system/run-command'
import type { PackageRecord } from './package-record'

const SOURCES = [
  'widget',
  // What the test kit brings along.
  'mocks/braintree',
  'mocks/braintree-wire',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build',
]

/** The payment widget for a merchant's page. */
export const widget: PackageRecord = {
  id: 'widget',
  name: 'prompt-bazaar-widget',
  description:
    'A payment widget on braintree-web with the public interface of braintree-web-drop-in',
  keywords: ['braintree', 'checkout', 'drop-in', 'payment', 'paypal'],
  async build() {
    return keepBuild({
      folder: join(ROOT, '.cache/packages/builds'),
      name: `widget-${await hashSources(ROOT, SOURCES)}`,
      make: (draft) =>
        runVite(['build', '--mode', 'widget', '--logLevel', 'error'], { WIDGET_OUT_DIR: draft }),
    })
  },
  entries: {
    '.': { module: 'dropin.mjs', types: 'types/index.d.ts' },
    './react': { module: 'react.mjs', types: 'types/react.d.ts' },
    './element': { module: 'element.mjs', types: 'types/element.d.ts' },
    './global': { types: 'types/global.d.ts' },
    './declines': { module: 'declines.mjs', types: 'types/declines.d.ts' },
    './testing': { module: 'testing.mjs', types: 'types/testing.d.ts' },
    './testing/playwright': {
      module: 'testing-playwright.mjs',
      types: 'types/testing/playwright.d.ts',
    },
    './dropin.js': 'dropin.js',
    './dropin.loader.js': 'dropin.loader.js',
    './dropin.css': 'dropin.css',
  },
  sideEffects: ['./element.mjs', './dropin*.js', './dropin/*', './dropin.css'],
  dependencies: ['braintree-web'],
  // The first with hooks: npm refuses the whole package beside a React that is not named here.
  optionalPeers: { react: '>=16.8' },
  texts: 'widget/package',
  cdn: {
    files: /^dropin(\.loader)?(\.js|\.css|\/.+\.js)$/,
    script: 'dropin.js',
    loader: 'dropin.loader.js',
  },
}
