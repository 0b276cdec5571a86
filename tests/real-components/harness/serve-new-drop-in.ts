import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { serve } from '../../old-drop-in/serve'

/** Where `new-drop-in.config.ts` puts the widget. */
export const NEW_DROP_IN_FOLDER = fileURLToPath(
  new URL('../../../.cache/real-components-drop-in', import.meta.url),
)

/** Serves the widget in one file beside the old one. */
export function serveNewDropIn(): Plugin {
  return serve('new-drop-in', (request, response, next) => {
    if (request.url !== '/new-drop-in.js') return next()
    readFile(`${NEW_DROP_IN_FOLDER}/new-drop-in.js`).then((script) => {
      response.setHeader('content-type', 'text/javascript')
      response.end(script)
    }, next)
  })
}
