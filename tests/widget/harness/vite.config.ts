import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { type Alias, defineConfig, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { esmBuild, loaderBuild, scriptBuild, standaloneBuild } from '../../../widget/build/builds'
import { ANSWERS, HOME, REGISTRATION, writeCowrieWidget } from '../seventh-option/cowrie-widget'
import { serveBuilds } from './serve-build'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const OUT_DIR = path('../../../.cache/widget-harness')

/** What a merchant's bundler would do to test without the provider. */
const STAND_INS: Alias = {
  find: /^braintree-web\/(.+)$/,
  replacement: path('../../../mocks/braintree/$1/entry.ts'),
}

/** Lets the same page take the widget from elsewhere than its sources. */
const widgetFrom = (replacement: string): Alias => ({ find: /^.*\/widget\/index$/, replacement })

interface PagesOptions {
  /** React's development form is much larger; it warns, and its StrictMode mounts everything twice. */
  readonly mode?: 'production' | 'development'
  readonly input?: readonly string[]
  readonly alias?: readonly Alias[]
  readonly plugins?: readonly Plugin[]
}

/** A merchant's pages, the provider's components swapped for stand-ins. */
function pages({
  mode = 'production',
  input = ['index.html'],
  alias = [],
  plugins = [],
}: PagesOptions = {}): InlineConfig {
  return {
    root: path('.'),
    mode,
    plugins: [react(), ...plugins],
    resolve: { alias: [STAND_INS, ...alias] },
    build: {
      minify: false,
      // Links in the page's head would look like something that the widget left behind.
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: input.map(path) },
    },
  }
}

/** The package as it is built for merchants; where it brings the provider along, the stand-ins instead. */
const withStandIns = (config: InlineConfig): InlineConfig =>
  mergeConfig(config, { resolve: { alias: [STAND_INS] } })

const packages = [
  withStandIns(scriptBuild()),
  withStandIns(standaloneBuild()),
  loaderBuild(),
  esmBuild(),
]

/** A page that takes the widget from this script of the package. */
const scriptPages = (file: string): InlineConfig =>
  pages({
    alias: [widgetFrom(path('global-widget.ts'))],
    plugins: [
      {
        name: 'script-tag',
        transformIndexHtml: () => [
          { tag: 'script', attrs: { src: `/package/${file}` }, injectTo: 'head' },
        ],
      },
    ],
  })

await writeCowrieWidget('page', [...REGISTRATION, ...ANSWERS])

export default defineConfig({
  root: path('.'),
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  plugins: [
    serveBuilds(
      [
        // What pages that are built together share is in files of its own, of which every test would load each.
        { folder: '', config: pages() },
        { folder: '', config: pages({ input: ['gallery.html'] }) },
        { folder: '', config: pages({ input: ['element.html'] }) },
        { folder: 'development/', config: pages({ mode: 'development' }) },
        { folder: 'development/', config: pages({ mode: 'development', input: ['react.html'] }) },
        ...packages.map((config) => ({ folder: 'package/', config })),
        {
          folder: 'bundled/',
          config: pages({ alias: [widgetFrom(`${OUT_DIR}/package/dropin.mjs`)] }),
        },
        {
          folder: 'seventh-option/',
          config: pages({ alias: [widgetFrom(`${HOME}/page/index.ts`)] }),
        },
        { folder: 'script/', config: scriptPages('dropin.js') },
        { folder: 'loader/', config: scriptPages('dropin.loader.js') },
      ],
      OUT_DIR,
    ),
  ],
  server: { host: '127.0.0.1' },
})
