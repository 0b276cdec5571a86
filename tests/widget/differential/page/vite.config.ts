import { fileURLToPath } from 'node:url'
import { defineConfig, type InlineConfig } from 'vite'
import { serveOldDropIn } from '../../../old-drop-in/serve-old-drop-in'
import { serveBuilds } from '../../harness/serve-build'
import { reactBuild } from './libraries/react-build'
import { serveLibraries } from './libraries/serve-libraries'
import { newDropInBuild } from './new-drop-in'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const page = {
  root: path('.'),
  build: { minify: false, modulePreload: false, target: 'es2022' },
}

/** The stand-ins alone, for pages that bring a drop-in by themselves. */
const components: InlineConfig = {
  publicDir: false,
  build: {
    minify: false,
    target: 'es2022',
    lib: {
      entry: path('../../../old-drop-in/components.ts'),
      formats: ['iife'],
      name: 'standIns',
    },
    rolldownOptions: { output: { entryFileNames: 'components.js' } },
  },
}

/** One page for two widgets: the published drop-in and this one, on the same stand-ins. */
export default defineConfig({
  root: path('.'),
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  plugins: [
    serveOldDropIn(),
    serveLibraries(),
    serveBuilds(
      [
        { config: page, folder: '' },
        { config: newDropInBuild(), folder: '' },
        { config: components, folder: '' },
        { config: reactBuild(), folder: 'libraries/' },
      ],
      path('../../../../.cache/differential'),
    ),
  ],
  server: { host: '127.0.0.1' },
})
