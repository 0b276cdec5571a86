import type { Part } from '../part'
import type { Answer, Wire } from '../wire'

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

/** Venmo's app: it leads the page that has opened it to one of the addresses that the page has named. */
async function openVenmo({ gateway, venmo }: Wire): Promise<Answer> {
  const account = await gateway.tokenizeVenmo(
    { kind: 'tokenization-key' },
    { username: 'venmojoe' },
  )
  if (!account.ok) throw new Error(account.problem.message)
  const way = { approve: 'x-success', cancel: 'x-cancel', fail: 'x-error' }[venmo]
  const outcome = {
    approve: `&paymentMethodNonce=${account.value.nonce}&username=@venmojoe`,
    cancel: '',
    fail: '&errorMessage=Declined&errorCode=1',
  }[venmo]
  const body = `<!doctype html><title>Venmo</title><script>
    const back = new URLSearchParams(location.search).get('${way}') + '${outcome}'
    opener.location.replace(back)
    close()
  </script>`
  return { body, contentType: 'text/html' }
}
