import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { serveOldDropIn } from '../../old-drop-in/serve-old-drop-in'
import { serveGateway } from './gateway'
import { serveStrictly } from './strict-pages'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Pages on which the stand-ins are driven by themselves, under a strict policy, and by the old drop-in. */
export default defineConfig({
  root: path('.'),
  cacheDir: path('../../../.cache/vite-braintree'),
  plugins: [serveGateway(), serveStrictly(), serveOldDropIn()],
  build: {
    outDir: path('../../../.cache/braintree-harness'),
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: ['index.html', 'strict.html', 'old-drop-in.html'].map(path),
    },
  },
  preview: { host: '127.0.0.1' },
})
