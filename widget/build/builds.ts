import type { Plugin, UserConfig } from 'vite'
import { bundleAsText } from './bundle-as-text'
import { fromRoot, OUT_DIR } from './paths'

/** What every widget needs at once: one script of it compresses better than ten, and comes in one request. */
const CORE = new RegExp(
  [
    'widget/create\\.',
    // Options are checked when the widget is there; some are the custom element's, the script tag's and React's.
    'widget/(model|options(?!/(check-options|options-schema|changed-settings|script-options)\\.)|assembly(?!/(methods/(methods-part|saved-methods)|three-d-secure|verification-clock)\\.)|instance)/',
    // The list of saved methods comes with a vault.
    'widget/views/(?!methods/|styles/methods)',
    'widget/locales/(en-us|find-locale|locale-registry|translator)',
    // What is known of each payment option before its sheet comes.
    'widget/sheets/([^/]+|[^/]+/descriptor)\\.ts',
    'widget/provider/(client/(?!retry-)|edge/|page/|braintree|to-payment-method)',
  ].join('|'),
)

/** What a card form needs besides, in one script too. */
const CARD = /widget\/(sheets\/card|provider\/card\/card-fields)/

const GROUPS: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'core', test: CORE },
  { name: 'card', test: CARD },
]

/** The oldest browsers that the widget is for. */
export const BROWSERS = ['chrome100', 'firefox100', 'safari15', 'ios15']

/** The one file is also bundled by webpack 4 and Browserify, which take no newer syntax. Elsewhere its bytes count. */
const OLDER_SYNTAX = 'es2019'

const BRAINTREE_WEB = /^braintree-web\//
const REACT = /^react(-dom)?(\/|$)/

const COMMENTS = { annotation: false, jsdoc: false, legal: true }

interface BuildOptions {
  /** Names of the outputs, with their sources in `widget/`. */
  readonly entry: Readonly<Record<string, string>>
  readonly entryNames: string
  readonly chunkNames: string
  readonly external: readonly RegExp[]
  readonly groups?: typeof GROUPS
}

export function esmBuild(): UserConfig {
  return createBuild({
    entry: { dropin: 'index.ts', element: 'element.ts' },
    entryNames: '[name].mjs',
    chunkNames: 'esm/[name].mjs',
    external: [BRAINTREE_WEB],
  })
}

export function reactBuild(): UserConfig {
  return createBuild({
    entry: { react: 'react.tsx' },
    entryNames: '[name].mjs',
    chunkNames: 'react/[name].mjs',
    external: [BRAINTREE_WEB, REACT],
  })
}

/** For pages that tell shoppers of declined payments: nothing of the widget, a language at a time. */
export function declinesBuild(): UserConfig {
  return createBuild({
    entry: { declines: 'declines.ts' },
    entryNames: '[name].mjs',
    chunkNames: 'declines/[name].mjs',
    external: [],
    groups: [],
  })
}

/** The stand-ins for merchants' tests, in the page and behind a browser. */
export function testingBuild(): UserConfig {
  const build = createBuild({
    entry: { testing: 'testing.ts', 'testing-playwright': 'testing/playwright.ts' },
    entryNames: '[name].mjs',
    chunkNames: 'testing/[name].mjs',
    external: [BRAINTREE_WEB, /^node:/],
    groups: [],
  })
  return { ...build, plugins: [bundleAsText()] }
}

/** Everything that the loader fetches later, the provider's components included. */
export function scriptBuild(): UserConfig {
  return createBuild({
    entry: { widget: 'index.ts', 'script-tag': 'embedding/script-tag.ts' },
    entryNames: 'dropin/[name].js',
    chunkNames: 'dropin/[name]-[hash].js',
    external: [],
  })
}

/** A few lines, which fetch the rest from the folder beside them when a page creates a widget. */
export function loaderBuild(): UserConfig {
  return {
    ...createScript('loader.ts', 'dropin.loader.js', { formats: ['iife'], name: 'dropinLoader' }),
    plugins: [fetchLater({ './index': 'widget', './embedding/script-tag': 'script-tag' })],
  }
}

/** All in one file, which needs nothing beside it. */
export function standaloneBuild(): UserConfig {
  const { build, ...config } = createScript('standalone.ts', 'dropin.js', {
    formats: ['umd'],
    name: 'braintree.dropin',
  })
  return { ...config, build: { ...build, target: [OLDER_SYNTAX, ...BROWSERS] } }
}

function createScript(
  source: string,
  file: string,
  library: { readonly formats: ['iife' | 'umd']; readonly name: string },
): UserConfig {
  const { build, ...config } = createBuild({
    entry: {},
    entryNames: '',
    chunkNames: '',
    external: [],
  })
  const output = { entryFileNames: file, minify: true, esModule: false, comments: COMMENTS }
  return {
    ...config,
    build: {
      ...build,
      lib: { entry: fromRoot(`widget/${source}`), ...library },
      rolldownOptions: { output },
    },
  }
}

/** Leaves these imports to the browser, which finds them among the files of `scriptBuild`. */
function fetchLater(names: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'fetch-later',
    enforce: 'pre',
    resolveId(source) {
      const name = names[source]
      return name === undefined ? null : { id: `./dropin/${name}.js`, external: 'relative' }
    },
  }
}

function createBuild({
  entry,
  entryNames,
  chunkNames,
  external,
  groups = GROUPS,
}: BuildOptions): UserConfig {
  const sources = Object.entries(entry).map(([name, file]) => [name, fromRoot(`widget/${file}`)])
  return {
    root: fromRoot('.'),
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      // Not `browser`: there braintree-web names prebuilt files, each with a copy of what they share.
      mainFields: ['module', 'main'],
    },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: false,
      sourcemap: true,
      target: BROWSERS,
      // Without it `light-dark()` is rewritten for older browsers, and no longer follows the page's scheme.
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      lib: { entry: Object.fromEntries(sources), formats: ['es'] },
      rolldownOptions: {
        external: [...external],
        output: {
          entryFileNames: entryNames,
          chunkFileNames: chunkNames,
          minify: true,
          comments: COMMENTS,
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  }
}
