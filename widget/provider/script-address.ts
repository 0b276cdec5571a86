import { callMethod } from './call-method'

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
export function toScriptAddress(src: string): unknown {
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
