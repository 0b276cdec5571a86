import { build, type Plugin } from 'vite'

const MARK = '?bundled'

/** Lets a module be imported with `?bundled`: as text, a script by itself with all that it imports. */
export function bundleAsText(): Plugin {
  return {
    name: 'bundle-as-text',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null
      const file = await this.resolve(source.slice(0, -MARK.length), importer)
      return file ? `${file.id}${MARK}` : null
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null
      const { code, map } = await bundle(id.slice(0, -MARK.length))
      // It tells whose code is inside, as the maps of other files do.
      this.emitFile({ type: 'asset', fileName: 'testing/bundled.js.map', source: map })
      return `export default ${JSON.stringify(code)}`
    },
  }
}

/** @throws Error when the bundler makes no script of it */
async function bundle(entry: string): Promise<{ code: string; map: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { mainFields: ['module', 'main'] },
    build: {
      write: false,
      sourcemap: 'hidden',
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'bundled' },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [script] = outputs.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  if (!script?.map) throw new Error(`${entry} could not be bundled.`)
  const { sources } = script.map
  const sourcesContent = sources.map(() => null)
  const map = JSON.stringify({ version: 3, sources, sourcesContent, names: [], mappings: '' })
  return { code: script.code, map }
}
