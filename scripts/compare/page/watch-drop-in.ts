import type { Reading } from '../observation'

/** What a merchant's page did with the drop-in, kept in the page itself. */
export interface Watch {
  calls: number
  /** How `create` ended; empty until it has. */
  created: string
  events: string[]
  instance?: Instance
  read(): Reading
  request(): Promise<string>
}

interface Instance {
  on(name: string, handler: (payload: unknown) => void): void
  isPaymentMethodRequestable(): boolean
  getAvailablePaymentOptions?(): readonly string[]
  requestPaymentMethod(): Promise<object>
}

interface DropIn {
  create: (...args: unknown[]) => unknown
}

declare global {
  interface Window {
    dropInWatch: Watch
  }
}

/**
 * Runs in the page before its own scripts: takes note of every `create` of the drop-in, whichever way the page comes
 * by it. It must not refer to anything outside itself.
 */
export function watchDropIn(): void {
  const EVENTS = [
    'paymentMethodRequestable',
    'noPaymentMethodRequestable',
    'paymentOptionSelected',
    'changeActiveView',
    'card:cardTypeChange',
    'card:binAvailable',
  ]
  const OPTIONS = ['card', 'paypal', 'paypalCredit', 'venmo', 'applePay', 'googlePay']
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function'
  const isDropIn = (value: unknown): value is DropIn =>
    isObject(value) && 'VERSION' in value && 'create' in value && typeof value.create === 'function'
  const describe = (error: unknown) =>
    `failed: ${isObject(error) && 'message' in error ? error.message : String(error)}`

  const isInstance = (value: unknown): value is Instance =>
    isObject(value) && 'requestPaymentMethod' in value && 'on' in value

  function follow(instance: unknown): void {
    if (!isInstance(instance)) return
    watch.instance = instance
    watch.created = 'ready'
    for (const name of EVENTS) {
      instance.on(name, (payload) => {
        // The fields' own state is long, and its texts are what the step shows.
        const told = Object.entries(Object(payload)).filter(([, value]) => !isObject(value))
        const values = told.map(([key, value]) => `${key}=${String(value)}`).sort()
        watch.events.push([name, ...values].join(' '))
      })
    }
  }

  const watched = new WeakSet<object>()

  /** In place, since a page may have the object already. */
  function wrap(dropIn: DropIn): void {
    if (watched.has(dropIn)) return
    watched.add(dropIn)
    const original = dropIn.create
    const create = (...args: unknown[]): unknown => {
      watch.calls += 1
      const callback = args.at(-1)
      if (typeof callback !== 'function') {
        const creating = Promise.resolve(original.apply(dropIn, args))
        creating.then(follow, (error: unknown) => {
          watch.created = describe(error)
        })
        return creating
      }
      const handler = (error: unknown, instance: unknown): unknown => {
        if (error) watch.created = describe(error)
        else follow(instance)
        return callback(error, instance)
      }
      return original.apply(dropIn, [...args.slice(0, -1), handler])
    }
    dropIn.create = create
  }

  /** Hands what a member holds to `use` whenever it is read: a script may fill an object that it has put there. */
  function intercept(owner: object, name: string, use: (value: unknown) => unknown): void {
    let current: unknown = Reflect.get(owner, name)
    Object.defineProperty(owner, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        current = use(current)
        return current
      },
      set: (value: unknown) => {
        current = value
      },
    })
  }

  const seen = new WeakSet<object>()
  intercept(window, 'braintree', (braintree) => {
    if (isObject(braintree) && !seen.has(braintree)) {
      seen.add(braintree)
      intercept(braintree, 'dropin', (dropIn) => {
        if (isDropIn(dropIn)) wrap(dropIn)
        return dropIn
      })
    }
    return braintree
  })
  // RequireJS and its like hand the module on without a global.
  intercept(window, 'define', (define) => {
    if (typeof define !== 'function' || seen.has(define)) return define
    const watching = (...args: unknown[]): unknown => {
      const factory = args.at(-1)
      if (typeof factory !== 'function') return define(...args)
      const made = (...given: unknown[]): unknown => {
        const module: unknown = factory(...given)
        // A module is what it returns, or what it is given to fill.
        for (const each of [module, ...given]) if (isDropIn(each)) wrap(each)
        return module
      }
      // A loader reads both to learn what the module needs.
      Object.defineProperty(made, 'length', { value: factory.length })
      made.toString = () => factory.toString()
      return define(...args.slice(0, -1), made)
    }
    seen.add(watching)
    return Object.assign(watching, define)
  })

  const watch: Watch = {
    calls: 0,
    created: '',
    events: [],
    read() {
      const all = [...document.querySelectorAll<HTMLElement>('[data-braintree-id]')]
      const shown = all.filter(
        (element) =>
          element.offsetWidth * element.offsetHeight > 0 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      const wrapper = document.querySelector<HTMLElement>('[data-braintree-id="wrapper"]')
      const lines = (wrapper?.innerText ?? '').split('\n').map((line) => line.trim())
      const isOffered = (name: string) => document.querySelector(`.braintree-option__${name}`)
      return {
        texts: lines.filter((line) => line !== ''),
        hooks: [...new Set(shown.map((element) => element.dataset['braintreeId'] ?? ''))].sort(),
        isRequestable: watch.instance?.isPaymentMethodRequestable() ?? false,
        options: [...(watch.instance?.getAvailablePaymentOptions?.() ?? OPTIONS.filter(isOffered))],
      }
    },
    async request() {
      if (!watch.instance) return 'not asked: the page keeps the widget to itself'
      try {
        const payload: object = await watch.instance.requestPaymentMethod()
        const details: unknown = Reflect.get(payload, 'details')
        return `${Reflect.get(payload, 'type')} with ${Object.keys(payload).sort().join(', ')}; details: ${Object.keys(Object(details)).sort().join(', ')}`
      } catch (error) {
        return describe(error)
      }
    },
  }
  window.dropInWatch = watch
}
