import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vite'
import { newDropInBuild } from '../../widget/differential/page/new-drop-in'

/** The widget in one file, for the page on which it is compared with the old one. */
export default defineConfig(
  mergeConfig(newDropInBuild(), {
    configFile: false,
    build: {
      outDir: fileURLToPath(new URL('../../../.cache/real-components', import.meta.url)),
      emptyOutDir: false,
    },
  }),
)
