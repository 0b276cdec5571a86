import { DropInError } from '../model/terms/dropin-error'
import { toScriptAddress } from './script-address'

interface ScriptOptions {
  readonly id: string
  readonly src: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** Scripts on their way, so that two options that need the same one wait for the same one. */
const loading = new Map<string, Promise<void>>()

/** Loads a script of another party once. One that failed is asked for again the next time. */
export function loadScript(script: ScriptOptions): Promise<void> {
  const known = loading.get(script.src)
  if (known) return known
  const promise = insertScript(script).finally(() => loading.delete(script.src))
  loading.set(script.src, promise)
  return promise
}

function insertScript({ id, src, attributes = {} }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.id = id
    element.async = true
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.addEventListener('load', () => resolve(), { once: true })
    element.addEventListener(
      'error',
      () => {
        element.remove()
        reject(new DropInError('SCRIPT_FAILED', { message: `${src} could not be loaded.` }))
      },
      { once: true },
    )
    setAddress(element, src)
    document.head.append(element)
  })
}

/** @throws DropInError where the page's Trusted Types admit the address under no policy */
function setAddress(element: HTMLScriptElement, src: string): void {
  try {
    Reflect.set(element, 'src', toScriptAddress(src))
  } catch (cause) {
    throw new DropInError('SCRIPT_FAILED', {
      message: `${src} could not be loaded: the page requires Trusted Types, and none of its policies admits it.`,
      fault: 'merchant',
      nextStep: `Add braintree-dropin to the trusted-types list of the page's Content-Security-Policy, or let the page's default policy admit ${src}.`,
      cause,
    })
  }
}
