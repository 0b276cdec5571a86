import type { Part } from '../part'
import type { Answer, Wire } from '../wire'
import { openVenmo } from './venmo-page'

const EMPTY_PAGE = { body: '<!doctype html><title>Frame</title>', contentType: 'text/html' }

/** What the provider's hosts have in frames and windows. */
export function answerPage(part: Part, wire: Wire, url: string): Answer | Promise<Answer> {
  const { pathname } = new URL(url)
  if (part === 'card fields frame' && wire.frames) return wire.frames(pathname)
  if (pathname.endsWith('/dropin.css')) return readStylesheet()
  if (pathname.includes('/dispatch-frame')) return DISPATCH_FRAME
  return part === 'venmo page' ? openVenmo(wire) : EMPTY_PAGE
}

/** The invisible frame through which PayPal's and Venmo's windows report: here it is there, and no window ever opens. */
const DISPATCH_FRAME = {
  contentType: 'text/html',
  body: `<!doctype html><title>Dispatch</title><script>
    const channel = window.name.split('_').pop()
    const event = channel + ':frameService:DISPATCH_FRAME_READY'
    parent.postMessage('/*framebus*/' + JSON.stringify({ event, origin: '*' }), '*')
  </script>`,
}

async function readStylesheet(): Promise<Answer> {
  const { readOldStylesheet } = await import('../../braintree/old-drop-in')
  return { body: await readOldStylesheet(), contentType: 'text/css' }
}
