import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig } from 'vite'
import { serveBuild } from './serve-build'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

// React's development build: it warns, and its StrictMode mounts everything twice.
process.env['NODE_ENV'] = 'development'

/** A merchant's pages: the widget from its sources, the provider's components swapped for stand-ins. */
const pages: InlineConfig = {
  root: path('.'),
  mode: 'development',
  plugins: [react()],
  resolve: {
    alias: [
      {
        find: /^braintree-web\/(.+)$/,
        replacement: path('../../../mocks/braintree/components/$1.ts'),
      },
    ],
  },
  build: {
    minify: false,
    // Links in the page's head would look like something that the widget left behind.
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: { input: [path('index.html'), path('react.html')] },
  },
}

export default defineConfig({
  root: path('.'),
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  plugins: [serveBuild(pages, path('../../../.cache/widget-harness'))],
  server: { host: '127.0.0.1' },
})
