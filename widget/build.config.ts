import type { UserConfig } from 'vite'
import { declinesBuild, esmBuild, reactBuild, scriptBuild, standaloneBuild } from './build/builds'
import { runAfter } from './build/run-after'
import { writeStylesheet } from './build/write-stylesheet'
import { writeTypes } from './build/write-types'

/**
 * What `vite build --mode widget` makes in `dist/widget`:
 *
 * - `dropin.js` for a script tag, alone on a page; the rest of it in `dropin/`
 * - `dropin.mjs` for bundlers, without a framework; `braintree-web` stays an import
 * - `element.mjs`, the custom element, around the same code
 * - `react.mjs` for React pages; `react` and `braintree-web` stay imports
 * - `declines.mjs` with the sentences for declined payments, by itself
 * - `dropin.css` for pages that bring their stylesheets themselves
 * - `types/`, the declarations of the modules
 */
export function widgetBuild(): UserConfig {
  const first = esmBuild()
  const others = [reactBuild(), declinesBuild(), scriptBuild(), standaloneBuild()]
  return {
    ...first,
    plugins: [runAfter(others, [writeStylesheet, writeTypes])],
  }
}
