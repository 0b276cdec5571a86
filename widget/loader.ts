import { settle } from './instance/accept-callback'
import type { DropInInstance, NodeCallback } from './instance/drop-in-instance'
import { reportError } from './model/report-error'
import type { CreateOptions } from './options/create-options'
import { VERSION } from './version'

/**
 * What the small script runs: a few lines that put `window.braintree.dropin` on the page at once, in front of
 * the widget itself, which is fetched when a page first creates one.
 */
const loadWidget = () => import('./index')

function create(options: CreateOptions): Promise<DropInInstance>
function create(options: CreateOptions, callback: NodeCallback<DropInInstance | undefined>): void
function create(
  options: CreateOptions,
  callback?: NodeCallback<DropInInstance | undefined>,
): Promise<DropInInstance> | undefined {
  const creating = loadWidget().then((widget) => widget.create(options))
  return settle(creating, callback)
}

// Other components of the provider may be there already, and pages hold on to the object.
const known: unknown = Reflect.get(globalThis, 'braintree')
const braintree = typeof known === 'object' && known !== null ? known : {}
Object.assign(braintree, { dropin: { create, VERSION } })
Object.assign(globalThis, { braintree })

const script = document.querySelector('script[data-braintree-dropin-authorization]')
if (script) payByScriptTag(script.closest('form')).catch(reportError)

/** Until the rest is here a form is held back: what was pressed meanwhile is pressed again then. */
async function payByScriptTag(form: HTMLFormElement | null): Promise<void> {
  let early: SubmitEvent | undefined
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    early = event
  }
  form?.addEventListener('submit', hold)
  try {
    const { startScriptTag } = await import('./embedding/script-tag')
    startScriptTag()
  } finally {
    form?.removeEventListener('submit', hold)
  }
  if (early) form?.dispatchEvent(repeat(early))
}

/** The widget holds this one back too, so that it need not be the browser's own: `requestSubmit` is younger than some browsers. */
function repeat({ submitter }: SubmitEvent): Event {
  const again = new Event('submit', { bubbles: true, cancelable: true })
  return Object.assign(again, { submitter })
}
