import type { Connect, Plugin } from 'vite'

/** A plugin that answers requests, while developing and of the built pages. */
export function serve(name: string, handler: Connect.NextHandleFunction): Plugin {
  return {
    name,
    configureServer: ({ middlewares }) => void middlewares.use(handler),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handler),
  }
}
