import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'

const MODULE = 'braintree-web/'
const RESOLVED = '\0braintree-web/'

/**
 * The stand-alone script in one file. Loaded piece by piece, as it is for merchants, what it does would depend on
 * how long each piece takes.
 */
export function newDropInBuild(): InlineConfig {
  return {
    plugins: [pageComponents()],
    define: { 'process.env.NODE_ENV': '"production"' },
    publicDir: false,
    build: {
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../../../../widget/standalone.ts', import.meta.url)),
        formats: ['umd'],
        name: 'braintree.dropin',
      },
      rolldownOptions: {
        output: { entryFileNames: 'new-drop-in.js', esModule: false, codeSplitting: false },
      },
    },
  }
}

/** Both widgets talk to the very same stand-ins, those of the page. */
function pageComponents(): Plugin {
  return {
    name: 'page-components',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(MODULE) ? id.replace(MODULE, RESOLVED) : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined
      const name = JSON.stringify(id.slice(RESOLVED.length))
      return `export default window.components[${name}]`
    },
  }
}
