import { defineConfig, mergeConfig } from 'vite'
import { newDropInBuild } from '../../widget/differential/page/new-drop-in'
import { NEW_DROP_IN_FOLDER } from './serve-new-drop-in'

/** The widget in one file, for the page on which it is compared with the old one. */
export default defineConfig(
  mergeConfig(newDropInBuild(), {
    configFile: false,
    build: { outDir: NEW_DROP_IN_FOLDER, emptyOutDir: true },
  }),
)
