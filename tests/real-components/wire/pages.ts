import { readOldStylesheet } from '../../../mocks/braintree/old-drop-in'
import type { Part } from './part'
import { openVenmo } from './venmo-page'
import type { Answer, Wire } from './wire'

const EMPTY_PAGE = { body: '<!doctype html><title>Frame</title>', contentType: 'text/html' }

/** By address; the pages are built once. */
const files = new Map<string, Promise<Answer>>()

/** What the provider's hosts have in frames and windows. */
export function answerPage(part: Part, wire: Wire, url: string): Answer | Promise<Answer> {
  const { pathname } = new URL(url)
  if (part === 'card fields frame' && wire.framesFrom !== undefined) {
    const path = pathname.startsWith('/assets/') ? pathname : '/hosted-fields-frame.html'
    return readFile(wire.framesFrom + path)
  }
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

function readFile(url: string): Promise<Answer> {
  const known = files.get(url)
  if (known) return known
  const reading = fetchFile(url)
  files.set(url, reading)
  return reading
}

async function fetchFile(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  const contentType = response.headers.get('content-type') ?? 'text/html'
  return { body: await response.text(), contentType }
}

async function readStylesheet(): Promise<Answer> {
  return { body: await readOldStylesheet(), contentType: 'text/css' }
}
