import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The API that the development server hands calls, photos and the simulated provider to. */
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4010'

/** The API's calls; `src/api/` is the storefront's own code, which stands at the same address while developing. */
const API_CALLS = '^/api/(?!.*\\.tsx?(?:\\?|$))'

/** What every page needs comes in one request, and what the pages that sell share in another. */
const fewChunks: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'shop', tags: ['$initial'] },
      {
        name: 'products',
        test: /\/src\/(ui\/product\/|ui\/empty-notice|model\/cart-actions|lib\/assert-never)|react-query\/.*\/(useQuery|useQueries|useBaseQuery)\./,
      },
    ],
  },
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
    plugins: [react()],
    resolve: {
      alias: isSimulated
        ? [{ find: /^braintree-web\/(.+)$/, replacement: path('mocks/braintree/$1/entry.ts') }]
        : [],
    },
    server: {
      proxy: { [API_CALLS]: API_ORIGIN, '/braintree-gateway': API_ORIGIN },
    },
    build: {
      outDir: path(isSimulated ? '.cache/storefront' : 'dist'),
      emptyOutDir: true,
      // A browser that can't load ahead loads later; code to teach it would run in all the others too.
      modulePreload: { polyfill: false },
      ...(isSsrBuild ? {} : { rolldownOptions: { output: fewChunks } }),
    },
    // What draws pages ahead of the browser runs anywhere, without the packages around it.
    ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
    // Vite leaves that to the environment there, and React would draw in its slow development form.
    ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    test: {
      root: path('.'),
      include: ['{src,widget,mocks,scripts,tests}/**/*.test.{ts,tsx}'],
      environment: 'node',
      // A test file leaves nothing behind that another would meet, and loading everything anew for each takes a third of
      // the time.
      isolate: false,
      // Vitest leaves one core to its own process, which has next to nothing to do.
      maxWorkers: '100%',
    },
  }
})
