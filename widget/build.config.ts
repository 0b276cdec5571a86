import { rm } from 'node:fs/promises'
import { build, type Plugin, type UserConfig } from 'vite'
import {
  declinesBuild,
  esmBuild,
  loaderBuild,
  reactBuild,
  scriptBuild,
  standaloneBuild,
  testingBuild,
} from './build/builds'
import { OUT_DIR } from './build/paths'
import { writeStylesheet } from './build/write-stylesheet'
import { writeTypes } from './build/write-types'

/**
 * What `vite build --mode widget` makes in `dist/widget`:
 *
 * - `dropin.js` for a script tag, RequireJS and CommonJS: one file with everything
 * - `dropin.loader.js` for a script tag too: a few lines, and what a page needs of `dropin/`
 * - `dropin.mjs` for bundlers, without a framework; `braintree-web` stays an import
 * - `element.mjs`, the custom element, around the same code
 * - `react.mjs` for React pages; `react` and `braintree-web` stay imports
 * - `declines.mjs` with the sentences for declined payments, by itself
 * - `testing.mjs`, `testing-playwright.mjs`: stand-ins for merchants' tests
 * - `dropin.css` for pages that bring their stylesheets themselves
 * - `types/`, the declarations of the modules
 */
export function widgetBuild(): UserConfig {
  const first = esmBuild()
  const scripts = [scriptBuild(), loaderBuild(), standaloneBuild()]
  const others = [reactBuild(), declinesBuild(), testingBuild(), ...scripts]
  return {
    ...first,
    plugins: [runAfter(others, [writeStylesheet, writeTypes])],
  }
}

/** Lets one `vite build` make several outputs, which differ in what they leave to the page. */
function runAfter(builds: readonly UserConfig[], tasks: readonly (() => Promise<void>)[]): Plugin {
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
