import type { Plugin } from 'vite'
import { readOldDropIn, readOldStylesheet } from '../../mocks/braintree/old-drop-in'
import { serve } from './serve'

/** Serves the published drop-in with the stand-ins in the place of its own copy of the components. */
export function serveOldDropIn(): Plugin {
  return serve('old-drop-in', async (request, response, next) => {
    const file = await findFile(request.url ?? '')
    if (!file) return next()
    response.setHeader('content-type', file.type)
    response.end(file.text)
  })
}

async function findFile(url: string): Promise<{ type: string; text: string } | undefined> {
  if (url.startsWith('/old-drop-in.js')) {
    return { type: 'text/javascript', text: (await readOldDropIn()).onStandIns }
  }
  if (/^\/web\/dropin\/[\d.]+\/css\/dropin\.css/.test(url)) {
    return { type: 'text/css', text: await readOldStylesheet() }
  }
  return undefined
}
