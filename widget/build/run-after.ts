import { rm } from 'node:fs/promises'
import { build, type Plugin, type UserConfig } from 'vite'
import { OUT_DIR } from './paths'

/** Lets one `vite build` make several outputs, which differ in what they leave to the page. */
export function runAfter(
  builds: readonly UserConfig[],
  tasks: readonly (() => Promise<void>)[],
): Plugin {
  return {
    name: 'run-after',
    apply: 'build',
    async buildStart() {
      await rm(OUT_DIR, { recursive: true, force: true })
    },
    async closeBundle(error) {
      if (error) return
      for (const config of builds) await build({ ...config, configFile: false, logLevel: 'warn' })
      for (const task of tasks) await task()
    },
  }
}
