import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** The desk's page as one script and one stylesheet, for every mock to serve. */
export default defineConfig({
  root: path('../../mocks/worlds/desk/page'),
  logLevel: 'error',
  publicDir: false,
  build: {
    emptyOutDir: true,
    cssCodeSplit: false,
    // The package's list of licenses is made of it.
    sourcemap: 'hidden',
    rolldownOptions: {
      input: path('../../mocks/worlds/desk/page/main.tsx'),
      output: { entryFileNames: 'desk.js', assetFileNames: 'desk.[ext]' },
    },
  },
})
