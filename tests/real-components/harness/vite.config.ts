import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { serveOldDropIn } from '../../old-drop-in/serve-old-drop-in'
import { serveNewDropIn } from './serve-new-drop-in'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** A merchant's page on the published provider, and the page that stands in its card fields' frames. */
export default defineConfig({
  root: path('.'),
  cacheDir: path('../../../.cache/vite-real-components'),
  plugins: [react(), serveOldDropIn(), serveNewDropIn()],
  build: {
    outDir: path('../../../.cache/real-components'),
    emptyOutDir: true,
    minify: false,
    target: 'es2022',
    modulePreload: false,
    // The package reaches its parts by `require`, from modules of its own as well as from the frames' here.
    rolldownOptions: {
      input: ['index.html', 'hosted-fields-frame.html', 'differential.html', 'comparison.html'].map(
        path,
      ),
    },
  },
  preview: { host: '127.0.0.1' },
})
