import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveOldDropIn } from '../../old-drop-in/serve-old-drop-in'
import { braintreeWebFrom } from './build/braintree-web-from'
import { OUT_FOLDER, PROVIDER_FOLDER } from './build/pages'
import { serveNewDropIn } from './serve-new-drop-in'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** A merchant's page on the published provider, and the page that stands in its card fields' frames. */
export default defineConfig({
  root: path('.'),
  cacheDir: path('../../../.cache/vite-real-components'),
  plugins: [
    react(),
    ...(PROVIDER_FOLDER
      ? [braintreeWebFrom(PROVIDER_FOLDER)]
      : [serveOldDropIn(), serveNewDropIn()]),
  ],
  build: {
    outDir: OUT_FOLDER,
    // `build-pages.ts` builds them one after the other.
    emptyOutDir: false,
    minify: false,
    target: 'es2022',
    modulePreload: false,
  },
  preview: { host: '127.0.0.1' },
})
