import { settle } from './instance/accept-callback'
import type { DropInInstance, NodeCallback } from './instance/drop-in-instance'
import type { CreateOptions } from './options/create-options'
import { VERSION } from './version'

/**
 * What a script tag runs: a few lines that put `window.braintree.dropin` on the page at once, in front of
 * the widget itself, which is fetched when a page first creates one.
 */
const loadWidget = () => import('./index')

function create(options: CreateOptions): Promise<DropInInstance>
function create(options: CreateOptions, callback: NodeCallback<DropInInstance>): void
function create(
  options: CreateOptions,
  callback?: NodeCallback<DropInInstance>,
): Promise<DropInInstance> | undefined {
  const creating = loadWidget().then((widget) => widget.create(options))
  return settle(creating, callback)
}

// Other components of the provider may be there already, and pages hold on to the object.
const known: unknown = Reflect.get(globalThis, 'braintree')
const braintree = typeof known === 'object' && known !== null ? known : {}
Object.assign(braintree, { dropin: { create, VERSION } })
Object.assign(globalThis, { braintree })

if (document.querySelector('script[data-braintree-dropin-authorization]')) {
  import('./script-tag').then(({ startScriptTag }) => startScriptTag()).catch(reportError)
}
