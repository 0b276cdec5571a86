import type { Plugin, UserConfig } from 'vite'
import { fromRoot, OUT_DIR } from './paths'

/** The stand-alone builds carry Preact, which is a tenth of React's size, behind React's names. */
export const PREACT = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react(-dom\/client)?$/, replacement: fromRoot('widget/build/react-on-preact.ts') },
]

/** What every widget needs at once: one script of it compresses better than ten, and comes in one request. */
const CORE = new RegExp(
  [
    'node_modules/(preact|valibot)/',
    'widget/build/react-on-preact',
    'widget/create\\.',
    // The rest of the options is the custom element's, the script tag's and React's.
    'widget/(model|options(?!/(changed-settings|script-options)\\.)|assembly(?!/(methods-part|saved-methods)\\.)|instance)/',
    // The pictures of wallets come with them, as the list of methods does.
    'widget/views/(?!methods/|styles/methods|icons/wallet-symbols)',
    'widget/locales/(en-us|find-locale|locale-registry|translator)',
    // What is known of each payment option before its sheet comes.
    'widget/sheets/([^/]+|[^/]+/descriptor)\\.ts',
    'widget/provider/(client|braintree|preload|call-method|unwrap-module|to-payment-method|to-record|once|require-instance|is-in-shadow-root|wait-at-most)',
  ].join('|'),
)

/** What a card form needs besides, in one script too. */
const CARD = /widget\/(sheets\/card|provider\/card-fields)/

const GROUPS: readonly { readonly name: string; readonly test: RegExp }[] = [
  { name: 'core', test: CORE },
  { name: 'card', test: CARD },
]

const BRAINTREE_WEB = /^braintree-web\//
const REACT = /^react(-dom)?(\/|$)/

interface BuildOptions {
  /** Names of the outputs, with their sources in `widget/`. */
  readonly entry: Readonly<Record<string, string>>
  readonly entryNames: string
  readonly chunkNames: string
  readonly external: readonly RegExp[]
  readonly alias?: typeof PREACT
  readonly groups?: typeof GROUPS
}

export function esmBuild(): UserConfig {
  return createBuild({
    entry: { dropin: 'index.ts', element: 'element.ts' },
    entryNames: '[name].mjs',
    chunkNames: 'esm/[name].mjs',
    external: [BRAINTREE_WEB],
    alias: PREACT,
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

/** Everything that the script tag's few lines fetch later, the provider's components included. */
export function scriptBuild(): UserConfig {
  return createBuild({
    entry: { widget: 'index.ts', 'script-tag': 'script-tag.ts' },
    entryNames: 'dropin/[name].js',
    chunkNames: 'dropin/[name]-[hash].js',
    external: [],
    alias: PREACT,
  })
}

export function standaloneBuild(): UserConfig {
  const build = createBuild({
    entry: { dropin: 'standalone.ts' },
    entryNames: '[name].js',
    chunkNames: '[name].js',
    external: [],
  })
  return {
    ...build,
    plugins: [fetchLater({ './index': 'widget', './script-tag': 'script-tag' })],
    build: {
      ...build.build,
      lib: { entry: fromRoot('widget/standalone.ts'), formats: ['iife'], name: 'dropinScript' },
      rolldownOptions: { output: { entryFileNames: 'dropin.js', minify: true } },
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
  alias,
  groups = GROUPS,
}: BuildOptions): UserConfig {
  const sources = Object.entries(entry).map(([name, file]) => [name, fromRoot(`widget/${file}`)])
  return {
    root: fromRoot('.'),
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: alias ?? [],
      // Not `browser`: there braintree-web names prebuilt files, each with a copy of what they share.
      mainFields: ['module', 'main'],
      dedupe: ['preact'],
    },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: false,
      sourcemap: true,
      target: 'es2022',
      // Without it `light-dark()` is rewritten for older browsers, and no longer follows the page's scheme.
      cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
      lib: { entry: Object.fromEntries(sources), formats: ['es'] },
      rolldownOptions: {
        external: [...external],
        output: {
          entryFileNames: entryNames,
          chunkFileNames: chunkNames,
          minify: true,
          comments: { annotation: false, jsdoc: false, legal: true },
          codeSplitting: { groups: [...groups] },
        },
      },
    },
  }
}
