import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveOldDropIn } from '../../old-drop-in/serve-old-drop-in'
import { braintreeWebFrom } from './braintree-web-from'
import { serveNewDropIn } from './serve-new-drop-in'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** A folder to take the provider from instead of the installed package, such as that of another release. */
const { BRAINTREE_WEB } = process.env
const folder = BRAINTREE_WEB ? path(`../../../${BRAINTREE_WEB}`) : undefined

/** What is compared with the installed package is built for that one alone. */
const compared = folder ? [] : ['differential.html', 'comparison.html']

/** A merchant's page on the published provider, and the page that stands in its card fields' frames. */
export default defineConfig({
  root: path('.'),
  cacheDir: path('../../../.cache/vite-real-components'),
  plugins: [
    react(),
    ...(folder ? [braintreeWebFrom(folder)] : [serveOldDropIn(), serveNewDropIn()]),
  ],
  build: {
    // Pages on different releases may be served at the same time.
    outDir: path(
      `../../../.cache/real-components/${BRAINTREE_WEB?.replaceAll(/\W+/g, '-') ?? 'installed'}`,
    ),
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    modulePreload: false,
    // The package reaches its parts by `require`, from modules of its own as well as from the frames' here.
    rolldownOptions: {
      input: ['index.html', 'hosted-fields-frame.html', ...compared].map(path),
    },
  },
  preview: { host: '127.0.0.1' },
})
