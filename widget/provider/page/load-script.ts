import { DropInError } from '../../model/terms/dropin-error'
import { isObject } from '../../model/terms/is-object'
import { callMethod } from '../edge/call-method'

interface ScriptOptions {
  readonly id: string
  readonly src: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** Scripts on their way, so that two options that need the same one wait for the same one. */
const loading = new Map<string, Promise<void>>()

/**
 * Loads a third-party script once. After a failure the next call tries again.
 *
 * @throws DropInError `SCRIPT_FAILED` when it does not load, or Trusted Types of the page forbid it
 */
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

/** A page that requires Trusted Types admits the widget's few scripts under this name. */
const POLICY_NAME = 'braintree-dropin'

/** What the policy admits, so that it is of no use to anybody else. */
const ADMITTED: readonly string[] = [
  'https://www.paypalobjects.com/api/checkout.min.js',
  'https://pay.google.com/gp/p/js/pay.js',
]

/** A page may hold two copies of the widget, and a name can be taken once: the second copy uses the first one's policy. */
const SHARED_POLICY = Symbol.for('braintree-dropin.trusted-types-policy')

/**
 * The address in the form in which a script element takes it. Where Trusted Types stand, the page's default policy
 * judges it, else the widget's own. Where neither is there it stays plain: whether that is allowed is known to the
 * browser alone, since a page need not require what it can do.
 */
function toScriptAddress(src: string): unknown {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes')
  if (!isObject(factory)) return src
  return askDefaultPolicy(factory, src) ?? askOwnPolicy(factory, src) ?? src
}

/** Asked first, as making a policy that the page does not list would be reported as a violation. */
function askDefaultPolicy(factory: object, src: string): unknown {
  const policy: unknown = Reflect.get(factory, 'defaultPolicy')
  if (!isObject(policy)) return undefined
  try {
    // The browser names the type and the sink too when it asks.
    const address = callMethod(
      policy,
      'createScriptURL',
      src,
      'TrustedScriptURL',
      'HTMLScriptElement src',
    )
    // A policy refuses with `null`, of which the browser makes the empty text.
    return String(address) === '' ? undefined : address
  } catch {
    // It has no rule for scripts, or refuses by throwing.
    return undefined
  }
}

function askOwnPolicy(factory: object, src: string): unknown {
  const policy = findOwnPolicy(factory)
  return policy && callMethod(policy, 'createScriptURL', src)
}

function findOwnPolicy(factory: object): object | undefined {
  const shared: unknown = Reflect.get(globalThis, SHARED_POLICY)
  if (isObject(shared)) return shared
  try {
    const policy = callMethod(factory, 'createPolicy', POLICY_NAME, {
      createScriptURL: (url: string) => (ADMITTED.includes(url) ? url : null),
    })
    if (!isObject(policy)) return undefined
    Reflect.defineProperty(globalThis, SHARED_POLICY, { value: policy })
    return policy
  } catch {
    // The page does not list the name, or has taken it.
    return undefined
  }
}
