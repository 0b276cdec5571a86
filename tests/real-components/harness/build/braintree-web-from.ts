import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OLD_BUS = fileURLToPath(
  new URL('../../../../mocks/braintree-wire/card-frame/old-bus.ts', import.meta.url),
)

/**
 * Takes `braintree-web/…` from a folder: that of an installed package of any release, which is then resolved as a
 * merchant's bundler would, or one with a module for each component, such as `model-4`.
 */
export function braintreeWebFrom(folder: string): Plugin {
  const root = resolve(folder)
  const isPackage = basename(root) === 'braintree-web'
  const hasOldBus = existsSync(join(root, 'lib/bus/index.js'))
  return {
    name: 'braintree-web-from',
    enforce: 'pre',
    // framebus before 5 is written for bundlers that know Node's name of it.
    config: () => ({ define: { global: 'globalThis' } }),
    resolveId(source, importer) {
      if (importer?.startsWith(root)) return null
      if (source === 'framebus' && isPackage) {
        // The frames have to speak the bus of the release that they belong to.
        return hasOldBus ? OLD_BUS : this.resolve(source, join(root, 'index.js'))
      }
      const [, component] = /^braintree-web\/(.+)$/.exec(source) ?? []
      if (component === undefined) return null
      if (isPackage) return this.resolve(source, join(root, 'index.js'))
      const path = join(root, `${component}.ts`)
      return existsSync(path) ? path : null
    },
  }
}
