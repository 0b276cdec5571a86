import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json',
}

/**
 * Serves the pages bundled once, at the start: a page then loads in a dozen requests instead of several
 * hundred, which is most of what a browser test takes.
 */
export function serveBuild(config: InlineConfig, outDir: string): Plugin {
  return {
    name: 'serve-build',
    async configureServer(server) {
      await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        build: { ...config.build, outDir, emptyOutDir: true },
      })
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').replace(/\?.*/, '')
        const file = path === '/' ? 'index.html' : normalize(path)
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
