import { DropInError } from '../model/terms/dropin-error'
import { callMethod } from './call-method'

interface ScriptOptions {
  readonly id: string
  readonly src: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** A page that requires Trusted Types allows the widget's few scripts under this name. */
const POLICY_NAME = 'braintree-dropin'

let policy: object | undefined

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
    Reflect.set(element, 'src', toScriptUrl(src))
    document.head.append(element)
  })
}

/** Not in the DOM's published types yet. */
function toScriptUrl(src: string): unknown {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null) return src
  policy ??= Object(
    callMethod(factory, 'createPolicy', POLICY_NAME, { createScriptURL: (url: string) => url }),
  )
  return policy ? callMethod(policy, 'createScriptURL', src) : src
}
