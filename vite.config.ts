import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { minify, type Plugin, type ProxyOptions, type Rolldown, transformWithOxc } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { cutSocket, isCutByMock } from './mocks/worlds/http/cut-connection'
import { refuseUnusedMethods, shakePackages } from './scripts/build/shake-packages'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The API to which the development server proxies calls, photos and the simulated provider. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4010'

const toApi: ProxyOptions = {
  target: API_ORIGIN,
  // The page's own host may be `ann.localhost`, and the mock has a whole storefront there.
  changeOrigin: true,
  // By what this forwards, pages here are no pages of another origin to the API, nor to the desk.
  xfwd: true,
  configure(proxy) {
    proxy.on('proxyRes', (answer, _, response) => {
      // The page would wait for ever for the rest of what breaks off, and the desk for calls of a mock that has ended.
      answer.once('close', () => {
        if (!answer.complete) response.destroy()
      })
    })
    // Vite would answer it with 502, which is no trouble with the connection.
    proxy.on('error', (error, _, response) => {
      if (!isCutByMock(error) || !(response instanceof ServerResponse)) return
      if (response.socket) cutSocket(response.socket)
    })
  },
}

/** Whether a URL below `/api` is a module of the storefront's `src/api`, which shares that path while developing. */
function isOwnModule(url: string): boolean {
  const file = path(`src${url.replace(/[?#].*$/, '')}`)
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false
}

/** What the pages that sell share: they load it in one request. */
const PRODUCT_MODULES = [
  // Without what is loaded only where a page has nothing else to show.
  /\/src\/catalog\/(?!suggestions\.)/,
  /\/src\/ui\/empty-notice\./,
  /\/src\/model\/cart\/cart-actions\./,
  /\/src\/lib\/assert-never\./,
  /\/@tanstack\/react-query\/.*\/useQuery\./,
  /\/@tanstack\/react-query\/.*\/useBaseQuery\./,
]

/**
 * A few lines each, which pages behind the sign-in share: a request for each would cost more than the lines, and every
 * page's script would name them all.
 */
const SMALL_MODULES = [
  /\/src\/lib\/(?:fold-text|three-way)\./,
  /\/src\/ui\/use-logged-error\./,
  /\/src\/features\/admin\/bulk\/panel\/bulk-source\./,
]

const isOneOf = (modules: readonly RegExp[]) => (id: string) =>
  modules.some((module) => module.test(id))

/** What every page needs comes in one request too. */
const fewChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'shop', tags: ['$initial'] },
      { name: 'products', test: isOneOf(PRODUCT_MODULES) },
      { name: 'small', test: isOneOf(SMALL_MODULES) },
    ],
  },
}

/** Fails a build that lacks one of the modules, so that renaming a file can't undo the grouping unnoticed. */
function requireModules(modules: readonly RegExp[]): Plugin {
  return {
    name: 'require-modules',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const missing = modules.filter((module) => !ids.some((id) => module.test(id)))
      if (missing.length > 0) {
        this.error(
          `vite.config.ts groups modules that the build does not have: ${missing.join(', ')}`,
        )
      }
    },
  }
}

/** Compiles the service worker by itself: its address stays the same in every build. */
function emitWorker(): Plugin {
  return {
    name: 'emit-worker',
    async generateBundle() {
      const file = path('src/app/offline/worker.ts')
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code: source } = await minify(file, code, { mangle: { toplevel: true } })
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}

/** The desk of the mock in a drawer, while developing alone. */
function addDesk(): Plugin {
  const src = `/@fs${path('mocks/worlds/desk/drawer/drawer.ts')}`
  return {
    name: 'add-desk',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src }, injectTo: 'body' }],
  }
}

/** Loaded by Vitest alone: builds would wait for it, those too that a test starts. */
async function orderTests(): Promise<Pick<InlineConfig, 'sequence'>> {
  const { LongestFirst } = await import('./scripts/test-stages/longest-first')
  return { sequence: { sequencer: LongestFirst } }
}

/**
 * `vite build` makes the storefront for the real provider, `vite build --mode simulated` the one that
 * `npm start` serves: there, and while developing, each `braintree-web/<component>` is the simulated one.
 * `vite build --mode widget` makes the payment widget for a merchant's page.
 */
export default defineConfig(async ({ command, mode, isSsrBuild }): Promise<ViteUserConfig> => {
  if (mode === 'widget') return (await import('./widget/build.config')).widgetBuild()
  const isSimulated = command === 'serve' || mode === 'simulated'
  return {
    root: path('src'),
    cacheDir: path('.cache/vite'),
    // The second is a setting of the server too, which sends the policy that it is about.
    envPrefix: ['VITE_', 'ALLOW_PAYPAL_SCRIPTS'],
    plugins: [
      react(),
      addDesk(),
      ...shakePackages(),
      refuseUnusedMethods(),
      ...(command === 'build' && !isSsrBuild
        ? [requireModules([...PRODUCT_MODULES, ...SMALL_MODULES]), emitWorker()]
        : []),
    ],
    resolve: {
      alias: isSimulated
        ? [{ find: /^braintree-web\/(.+)$/, replacement: path('mocks/braintree/$1/entry.ts') }]
        : [],
    },
    server: {
      proxy: {
        '/api/': {
          ...toApi,
          bypass: ({ url = '' }) => (isOwnModule(url) ? url : undefined),
        },
        '/braintree-gateway': API_ORIGIN,
        // Worlds, and the desk.
        '/w/': toApi,
      },
    },
    build: {
      outDir: path(isSimulated ? '.cache/storefront' : 'dist'),
      emptyOutDir: true,
      // A browser without module preload loads later; the polyfill would run in all others too.
      modulePreload: { polyfill: false },
      ...(isSsrBuild ? {} : { rolldownOptions: { output: fewChunks } }),
    },
    // The server-side rendering is one file that needs no packages beside it.
    ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
    // Vite leaves that to the environment there, and React would be its slow development build.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    test: {
      root: path('.'),
      // Whatever a test starts has the variable too, and no test of its own.
      ...(process.env['VITEST'] && mode === 'test' ? await orderTests() : {}),
      include: ['{src,widget,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      globalSetup: path('scripts/test-stages/temporary-folder.ts'),
      // Test files share no state, and loading every module again for each file takes a third of the time.
      isolate: false,
      // Vitest leaves one core to its own process, which has next to nothing to do.
      maxWorkers: '100%',
      // They only end what hangs: no test measures time by them, and a busy machine fails none.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 120_000 } },
    },
  }
})
