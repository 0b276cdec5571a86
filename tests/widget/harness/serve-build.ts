import { readFile, rm } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
}

/** A build, and the folder of the address that it is served under. */
export interface ServedBuild {
  readonly config: InlineConfig
  readonly folder: string
}

/**
 * Serves pages bundled once, at the start: a page then loads in a dozen requests instead of several
 * hundred, which is most of what a browser test takes.
 */
export function serveBuilds(builds: readonly ServedBuild[], outDir: string): Plugin {
  return {
    name: 'serve-builds',
    async configureServer(server) {
      await rm(outDir, { recursive: true, force: true })
      for (const { config, folder } of builds) {
        // Vite leaves React's form to the environment there.
        process.env['NODE_ENV'] = config.mode ?? 'production'
        await build({
          ...config,
          configFile: false,
          logLevel: 'warn',
          base: `/${folder}`,
          build: { ...config.build, outDir: join(outDir, folder), emptyOutDir: false },
        })
      }
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/\?.*/, '')
        const file = normalize(path.endsWith('/') ? `${path}index.html` : path)
        readFile(join(outDir, file)).then(
          (content) => {
            response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream')
            response.end(content)
          },
          () => next(),
        )
      })
    },
  }
}
